import { z } from 'zod';
import { id } from '../common/fields.ts';
import { campusAdd } from '../school/campuses.ts';
import { noticeAdd } from '../school/notices.ts';
import { termDateAdd } from '../school/term-dates.ts';
import { crestFile } from './crest.ts';
import { type BrandSettings, brandSettings } from './settings.ts';

/** What can be shown to others before it is saved: a sketch is somebody's own, and changes nothing. */
export const sketchKinds = ['notice', 'termDate', 'campus', 'brand'] as const;
export type SketchKind = (typeof sketchKinds)[number];

const changed = id.nullable().default(null).describe('What it would change; null where it would be added');

/** The content is all of what a save would be sent, and must hold by the same rules. */
export const sketchAdd = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('notice'), id: changed, content: noticeAdd }),
  z.object({ kind: z.literal('termDate'), id: changed, content: termDateAdd }),
  z.object({ kind: z.literal('campus'), id: changed, content: campusAdd }),
]);

export type SketchAdd = z.infer<typeof sketchAdd>;

/** How the school looks has a picture in it, and so is sent as a form. */
export const sketchLook = brandSettings.extend({ file: crestFile });

/** What is stored of it: the crest as a data address. */
export type Look = BrandSettings & { crest?: string };

export const sketchQuery = z.object({
  kind: z.enum(sketchKinds),
  id: id.optional().describe('What it would change; without it, what it would add'),
});

export type SketchQuery = z.infer<typeof sketchQuery>;
