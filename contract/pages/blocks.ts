import { z } from 'zod';
import {
  id,
  line,
  optionalLine,
  optionalParagraph,
  optionalRichText,
  paragraph,
  pictureName,
} from '../common/fields.ts';
import { videoOf } from '../media/video.ts';

const maxBlocks = 60;
export const newest = 1;

/** By themselves, so that a browser knows them without their shapes. */
const blockTypes = [
  ...(['text', 'picture', 'cards', 'people', 'table', 'questions'] as const),
  ...(['gallery', 'documents', 'video', 'campus', 'latest', 'call'] as const),
] as const;

export type BlockType = (typeof blockTypes)[number];

export const blockMessages = {
  blocks: `A page has up to ${maxBlocks} blocks.`,
  twice: 'Two blocks have the same name.',
  lost: 'A block of a newer version would be lost. It can be moved, but not removed or changed here.',
  link: 'An address of this site such as /fees, or a full one that begins with https://, is required.',
  video: 'The address of a video at YouTube or Vimeo is required.',
  title: 'A title is required.',
  question: 'A question is required.',
  answer: 'An answer is required.',
  cards: 'Two to six cards are required.',
  rows: 'A table has up to 100 rows of up to 10 columns, all equally long.',
  choose: 'Choose at least one.',
} as const;

const link = optionalLine(500).refine(
  (to) => to === '' || /^\/(?!\/)[^\s\\]*$/.test(to) || (to.startsWith('https://') && URL.canParse(to)),
  blockMessages.link,
);
const optionalPicture = z.union([z.literal(''), pictureName]).default('');
const title = optionalLine(200).default('');

const head = <T extends string>(type: T) => ({
  id: z
    .string()
    .regex(/^[a-z0-9]{1,20}$/)
    .describe('Its name within the page'),
  type: z.literal(type),
  version: z.literal(newest),
});

const cells = z
  .array(z.array(optionalLine(300)).min(1).max(10))
  .min(1)
  .max(100)
  .refine((rows) => rows.every((row) => row.length === rows[0]?.length), blockMessages.rows);

/** Its table is also shown beside the application form, such as the fees. */
const beside = z.literal('apply').optional();

/** What this version knows; each change of a shape gets a new version. */
export const shapes = {
  text: z.object({ ...head('text'), html: optionalRichText, beside }),
  picture: z.object({
    ...head('picture'),
    html: optionalRichText,
    picture: pictureName,
    side: z.enum(['left', 'right']).default('right'),
  }),
  cards: z.object({
    ...head('cards'),
    title,
    cards: z
      .array(
        z.object({
          title: line(120, blockMessages.title),
          text: optionalParagraph(600),
          link,
          picture: optionalPicture,
        }),
      )
      .min(2, blockMessages.cards)
      .max(6, blockMessages.cards),
  }),
  people: z.object({ ...head('people'), title, people: z.array(id).min(1, blockMessages.choose).max(24) }),
  table: z.object({ ...head('table'), caption: optionalLine(200), heading: z.boolean(), rows: cells, beside }),
  questions: z.object({
    ...head('questions'),
    title,
    questions: z
      .array(z.object({ question: line(300, blockMessages.question), answer: paragraph(3000, blockMessages.answer) }))
      .min(1, blockMessages.question)
      .max(40),
  }),
  gallery: z.object({ ...head('gallery'), gallery: id, most: z.number().int().min(2).max(12).default(6) }),
  documents: z.object({ ...head('documents'), title, documents: z.array(id).min(1, blockMessages.choose).max(40) }),
  video: z.object({
    ...head('video'),
    address: line(300, blockMessages.video).refine((address) => videoOf(address) !== undefined, blockMessages.video),
    title: line(200, blockMessages.title),
    seconds: z.number().int().min(1).max(36_000),
    picture: pictureName,
    transcript: optionalParagraph(10_000),
  }),
  campus: z.object({ ...head('campus'), campus: id }),
  latest: z.object({ ...head('latest'), of: z.enum(['news', 'events']), most: z.number().int().min(1).max(6) }),
  call: z.object({
    ...head('call'),
    title: line(160, blockMessages.title),
    text: optionalParagraph(400),
    label: line(40, 'The words on the button are required.'),
    link: link.refine((to) => to !== '', blockMessages.link),
  }),
} as const;

const known = z.discriminatedUnion('type', [
  shapes.text,
  shapes.picture,
  shapes.cards,
  shapes.people,
  shapes.table,
  shapes.questions,
  shapes.gallery,
  shapes.documents,
  shapes.video,
  shapes.campus,
  shapes.latest,
  shapes.call,
]);

export type KnownBlock = z.infer<typeof known>;
export type BlockOf<T extends BlockType> = Extract<KnownBlock, { type: T }>;

/** Made by a newer version: kept as it is, shown to nobody. */
const foreign = z.looseObject({
  id: z.string().max(100),
  type: z.string().max(100),
  version: z.number().int().min(0),
});

type ForeignBlock = z.infer<typeof foreign>;
export type Block = KnownBlock | ForeignBlock;

/** As it is stored: the words of the first text block stand in a column of their own. */
export type StoredBlock = Exclude<Block, BlockOf<'text'>> | Omit<BlockOf<'text'>, 'html'> | BlockOf<'text'>;

export const isKnown = (block: Block): block is KnownBlock =>
  (blockTypes as readonly string[]).includes(block.type) && block.version === newest;

/** A known block is checked by its own shape, so that what is wrong is named; any other passes as it is. */
const block = foreign.transform((input, context): Block => {
  if (!isKnown(input)) return input;
  const parsed = known.safeParse(input);
  if (parsed.success) return parsed.data;
  for (const { message, path } of parsed.error.issues) context.addIssue({ code: 'custom', message, path: [...path] });
  return z.NEVER;
});

export const blockList = z
  .array(block, { error: blockMessages.blocks })
  .max(maxBlocks, blockMessages.blocks)
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, blockMessages.twice);
