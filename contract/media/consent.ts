import { z } from 'zod';
import { id, instant, optionalLine, pictureName } from '../common/fields.ts';
import { pageCount, pageNumber } from '../common/paging.ts';

export const consentStates = ['unknown', 'nobody', 'given'] as const;

export type Consent = (typeof consentStates)[number];

export const consentNames: Record<Consent, string> = {
  unknown: 'Not said yet',
  nobody: 'No child can be recognised',
  given: 'Parents agreed',
};

export const consentNoteMaxLength = 300;

export const consentMessages = {
  missing: 'Consent is not noted: can a child be recognised, and did the parents agree?',
  state: 'Say whether a child can be recognised, and whether the parents agreed.',
  note: 'A note of at most 300 characters is expected.',
  noteAlone: 'A note belongs to what it is about: say that the parents agreed.',
};

export const consent = z
  .enum(consentStates, { error: consentMessages.state })
  .describe('nobody: no child can be recognised; given: parents agreed; unknown: nobody has said yet');
export const consentNote = z
  .string({ error: consentMessages.note })
  .pipe(optionalLine(consentNoteMaxLength))
  .describe('Who agreed, when, and where that is filed; kept only where parents agreed');

/** A note says who agreed; where nobody had to, there is none. */
export const storedConsent = (consent: Consent, consentNote = '') => ({
  consent,
  consentNote: consent === 'given' ? consentNote : '',
});

/** For the log: what was noted, never who agreed. */
export const consentLine = (consent: Consent): string => `Consent: ${consentNames[consent]}.`;

/** More names would make an address that is too long. */
const namesAtOnce = 30;
const picturesAtOnce = 500;

export const consentQuery = z.object({
  names: z
    .string()
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(pictureName).min(1, 'Name a picture.').max(namesAtOnce, `At most ${namesAtOnce} pictures.`))
    .describe('Names of pictures, joined by commas'),
});

const noted = z.object({ name: z.string(), consent, consentNote: z.string() }).meta({ id: 'NotedConsent' });
export const notedConsents = z.object({ docs: z.array(noted) });
export type NotedConsent = z.infer<typeof noted>;

const words = { consent, consentNote: consentNote.default('') };

export const consentEdit = z.object({
  pictures: z
    .array(pictureName)
    .min(1, 'Name a picture.')
    .max(picturesAtOnce, `At most ${picturesAtOnce} pictures.`)
    .transform((names) => [...new Set(names)]),
  ...words,
});

export const galleryConsentEdit = z.object({
  ...words,
  all: z.boolean().default(false).describe('Also for those of which something is noted already'),
});

const count = z.number().int().min(0);
export const galleryConsent = z
  .object({ total: count, unknown: count, nobody: count, given: count })
  .meta({ id: 'GalleryConsent' });
export type GalleryConsent = z.infer<typeof galleryConsent>;

export const consentListQuery = z.object({
  page: pageNumber,
  q: z.string().trim().max(100).default('').describe('Words of the description or of the file name'),
  state: consent.default('unknown'),
});

const use = z.object({ kind: z.string(), itemId: z.string(), title: z.string() });
const shownPicture = z.object({
  name: z.string(),
  alt: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  consent,
  consentNote: z.string(),
  uploadedBy: z.object({ id, name: z.string() }).nullable(),
  uploadedAt: instant,
  uses: z.array(use).describe('Where readers see it'),
});
export type ShownPicture = z.infer<typeof shownPicture>;

export const consentList = z.object({ docs: z.array(shownPicture), pages: pageCount, total: count });
