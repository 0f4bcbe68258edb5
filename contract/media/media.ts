import { z } from 'zod';
import { ifMissing, optionalLine, pictureName } from '../common/fields.ts';
import { consent, consentMessages, consentNote } from './consent.ts';

export const maxPictureBytes = 700_000;
export const maxPictures = 3;
/** A picture of more pixels than this is refused before it is decoded. */
export const maxPicturePixels = 40_000_000;
/** No copy of a longer one could be made: it is the most that WebP can hold. */
export const maxPictureSide = 16_383;

export const pictureMessages = {
  wrongType: 'Wrong file type. Upload jpg, jpeg or png',
  tooLarge: 'File is too large. Upload a file less than 700kb',
  tooManyPixels: 'The picture has too many pixels. Upload a smaller one',
} as const;

/** With a browser that was asked to save data, nothing wider is sent. */
export const savingWidth = 480;

const splitNames = (text: string) =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

/** Up to three names joined by commas, as they travel; a list inside. */
export const pictureNames = z
  .string(ifMissing('A picture is required.'))
  .transform(splitNames)
  .pipe(
    z
      .array(pictureName)
      .max(maxPictures, `At most ${maxPictures} pictures.`)
      .refine((names) => new Set(names).size === names.length, 'The same picture is named twice.'),
  );

/** The same where there may be none: null says so as an empty text does. */
export const noneOrNames = pictureNames.nullable().transform((names) => names ?? []);

const altMaxLength = 300;
const captionMaxLength = 300;
const altMessage = 'A description is required; it may be empty.';

export const pictureParam = z.object({ name: z.string().min(1).max(200) });
const described = {
  alt: z
    .string({ error: altMessage })
    .pipe(optionalLine(altMaxLength))
    .describe('What the picture shows, in words; empty for one that only decorates'),
  caption: optionalLine(captionMaxLength)
    .optional()
    .describe('What stands below the picture in a page or a story; empty for nothing'),
  consent: consent.optional(),
  consentNote: consentNote.optional(),
};

const isAboutSomething = (words: { consent?: unknown; consentNote?: unknown }) =>
  words.consent !== undefined || words.consentNote === undefined;
const noteAlone = { path: ['consentNote'], error: consentMessages.noteAlone };

export const pictureEdit = z.object(described).refine(isAboutSomething, noteAlone);

const maxDescribed = 100;

/** For what shows pictures: what is said anew about them is saved with it, or not at all. */
export const withPictureWords = {
  pictureWords: z
    .array(z.object({ name: pictureName, ...described }).refine(isAboutSomething, noteAlone))
    .max(maxDescribed)
    .refine((all) => new Set(all.map(({ name }) => name)).size === all.length, 'The same picture is named twice.')
    .optional()
    .describe('What is said anew about pictures; it is saved with the rest, or not at all'),
};

/** A picture that is added to others may bring its words along. */
export const addedPicture = <T extends z.ZodRawShape>(fields: T) =>
  z
    .object({ picture: pictureName, ...fields, ...described, alt: described.alt.optional() })
    .refine(isAboutSomething, noteAlone);

type Said = z.infer<typeof pictureEdit>;
export type PictureWords = { [K in keyof Said]?: Said[K] | undefined } & { name: string };
/** Words that wait for their moment, by the key under which a picture is found in JSON. */
export type KeptWords = Omit<PictureWords, 'name'> & { picture: string };
export type PictureEdit = z.infer<typeof pictureEdit>;

export const uploadAnswer = z
  .object({ name: z.string(), width: z.number().int(), height: z.number().int() })
  .meta({ id: 'UploadedPicture' });

export const uploadForm = z.object({
  name: z.string().max(1000).optional(),
  file: z
    .any()
    .optional()
    .meta({ type: 'string', format: 'binary', description: 'A jpg or png file of at most 700,000 bytes' }),
});

/** What a page needs to show a picture without a jump: size, words for those who do not see it, a stand-in while it loads. */
export const pictureInfo = z
  .object({
    name: z.string(),
    alt: z.string(),
    width: z.number().int(),
    height: z.number().int(),
    placeholder: z.string().describe('Its colour, as #rrggbb; empty for a picture that can be seen through'),
    caption: z.string().optional().describe('What stands below it in a page or a story, where there is something'),
  })
  .meta({ id: 'PictureInfo' });

export type PictureInfo = z.infer<typeof pictureInfo>;
