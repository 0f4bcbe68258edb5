import { z } from 'zod';
import { id, instant, schemasOf } from '../common/fields.ts';
import { htmlOf } from '../common/form.ts';
import { documentInfo } from '../media/documents.ts';
import { pictureInfo, pictureNames } from '../media/media.ts';
import { pageView } from '../pages/pages.ts';
import { eventView } from './events.ts';
import { galleryView } from './galleries.ts';
import { profile } from './profiles.ts';
import { publishedKinds } from './publishing.ts';
import { newsView } from './stories.ts';

/** How long a link shows what is not public to people without an account. */
export const previewDays = 7;

export const previewParam = z.object({ kind: z.enum(publishedKinds), id });
export const previewKey = z.object({ key: z.string().min(1).max(100) });
export const previewLink = z.object({ key: z.string(), expiresAt: instant });

/** The link that works now. */
export const openPreview = z.object({ expiresAt: instant, opened: z.number().int() }).nullable();
export const previewState = z.object({ preview: openPreview });

export type OpenPreview = z.infer<typeof openPreview>;

const until = instant.describe('When the link ends');

/** What a link shows: the same as its address would show readers. */
export const previewed = z.discriminatedUnion('kind', [
  pageView.extend({ kind: z.literal('page'), until }),
  newsView.extend({ kind: z.literal('news'), until }),
  newsView.extend({ kind: z.literal('article'), until }),
  eventView.extend({ kind: z.literal('event'), until }),
  z.object({ kind: z.literal('profile'), profile, until }),
  galleryView.omit({ events: true }).extend({ kind: z.literal('gallery'), until }),
  z.object({ kind: z.literal('document'), document: documentInfo, until }),
]);

/** The file of a document, as a download. */
export const previewedFile = z.string().meta({ format: 'binary' });

/** What stands in a form and is not saved: its text, and the pictures between the parts of it. */
export const typedText = z.object({
  ...schemasOf({ text: htmlOf() }, 'add'),
  picture: pictureNames.prefault(''),
});

export type TypedText = z.infer<typeof typedText>;

export const shownText = z.object({
  parts: z.array(z.string()).describe('Sanitised HTML, cut where the pictures stand'),
  pictureInfo: z.array(pictureInfo),
});

export type ShownText = z.infer<typeof shownText>;
