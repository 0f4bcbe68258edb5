import { z } from 'zod';
import { instant } from '../common/fields.ts';
import { documentInfo } from '../media/documents.ts';
import { pictureInfo } from '../media/media.ts';
import { shapes } from './blocks.ts';

const { text, picture, cards, people, table, questions, gallery, documents, video, campus, latest, call } = shapes;
const number = z.number().int();

/** Blocks as readers see them: what they name is there with its words and pictures; what is not public is left out. */
const shown = z.discriminatedUnion('type', [
  text.extend({ html: z.string().optional().describe('Absent for the first text, which the page has itself') }),
  picture.omit({ picture: true }).extend({ html: z.string(), pictureInfo: pictureInfo.nullable() }),
  cards.omit({ cards: true }).extend({
    cards: z.array(
      z.object({ title: z.string(), text: z.string(), link: z.string(), pictureInfo: pictureInfo.nullable() }),
    ),
  }),
  people.omit({ people: true }).extend({
    people: z.array(
      z.object({ id: number, name: z.string(), position: z.string(), pictureInfo: pictureInfo.nullable() }),
    ),
  }),
  table,
  questions,
  gallery.omit({ gallery: true, most: true }).extend({
    gallery: z.object({ id: number, name: z.string(), pictures: z.array(pictureInfo) }),
  }),
  documents.omit({ documents: true }).extend({ documents: z.array(documentInfo) }),
  video.omit({ picture: true }).extend({ pictureInfo: pictureInfo.nullable() }),
  campus.describe('Its words are those of the campus of this number, which the settings have'),
  latest.omit({ most: true }).extend({
    items: z.array(z.object({ id: number, title: z.string(), date: instant, pictureInfo: pictureInfo.nullable() })),
  }),
  call,
]);

export const shownBlocks = z.array(shown).describe('None for a page that is its text alone');

export type ShownBlock = z.infer<typeof shown>;
export type Shown<T extends ShownBlock['type']> = Extract<ShownBlock, { type: T }>;
