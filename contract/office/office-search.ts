import { z } from 'zod';
import { instant, optionalLine, wholeNumber } from '../common/fields.ts';

const maxLength = 100;
/** One letter would find nearly everything. */
export const officeSearchMinLength = 2;
const maxItems = 20;

/** In the order in which they are shown. */
export const officeKinds = [
  ...(['person', 'enquiry', 'order', 'page', 'news', 'article'] as const),
  ...(['event', 'gallery', 'profile', 'alumnus', 'document'] as const),
] as const;

export type OfficeKind = (typeof officeKinds)[number];

export const officeSearchQuery = z.object({
  q: optionalLine(maxLength).default('').describe('Words, each of which must be there; a code; a phone number'),
  items: wholeNumber(1, maxItems).default(5).describe('How many of each kind at most'),
});

export type OfficeSearchQuery = z.infer<typeof officeSearchQuery>;

const officeStates = ['draft', 'waiting', 'scheduled', 'suspended', 'aside'] as const;

const officeThing = z
  .object({
    title: z.string(),
    note: z.string().describe('What tells it from others of the same name'),
    url: z.string().describe('The path at which this person opens it'),
    state: z.enum(officeStates).nullable().describe('Null for what is as it should be'),
    date: instant.nullable().describe('Of stories, events, enquiries and orders'),
  })
  .meta({ id: 'OfficeThing' });

export type OfficeThing = z.infer<typeof officeThing>;

const officeGroup = z.object({
  kind: z.enum(officeKinds),
  docs: z.array(officeThing).describe('The best first'),
  more: z.boolean().describe('Whether there are more than were asked for'),
});

export type OfficeGroup = z.infer<typeof officeGroup>;

export const officeSearchAnswer = z
  .object({ groups: z.array(officeGroup).describe('Of each kind of which something was found') })
  .meta({ id: 'OfficeSearchAnswer' });
