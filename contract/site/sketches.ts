import { z } from 'zod';
import { id } from '../common/fields.ts';
import { campusAdd } from '../school/campuses.ts';
import { noticeAdd } from '../school/notices.ts';
import { termDateAdd } from '../school/term-dates.ts';
import { brandSettings } from './settings.ts';

/** What can be shown to others before it is saved: a sketch is somebody's own, and changes nothing. */
export const sketchKinds = ['notice', 'termDate', 'campus', 'brand'] as const;
export type SketchKind = (typeof sketchKinds)[number];

const changed = id.nullable().default(null).describe('What it would change; null where it would be added');

/** The content is all of what a save would be sent, and must hold by the same rules. */
export const sketchAdd = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('notice'), id: changed, content: noticeAdd }),
  z.object({ kind: z.literal('termDate'), id: changed, content: termDateAdd }),
  z.object({ kind: z.literal('campus'), id: changed, content: campusAdd }),
  z.object({ kind: z.literal('brand'), content: brandSettings }),
]);

export type SketchAdd = z.infer<typeof sketchAdd>;

export const sketchQuery = z.object({
  kind: z.enum(sketchKinds),
  id: id.optional().describe('What it would change; without it, what it would add'),
});

export type SketchQuery = z.infer<typeof sketchQuery>;
