import { picturesInText } from '../../../contract/common/text/rich-pictures.ts';
import { type Block, type BlockOf, blockMessages, isKnown, type StoredBlock } from '../../../contract/pages/blocks.ts';
import { blocksOf, isFirstText, type Stored } from '../../../contract/pages/stored-blocks.ts';
import { invalid } from '../../lib/errors.ts';
import { sanitise } from '../../lib/text/html.ts';
import { withPictureSizes } from '../../lib/text/text-pictures.ts';

/** As they are stored: sanitised, and the words of the first text by themselves. */
export function storedBlocks(input: Block[]): Stored {
  const clean = input.map(sanitised);
  const first = clean.find((block): block is BlockOf<'text'> => isKnown(block) && block.type === 'text');
  const blocks = clean.map((block): StoredBlock => {
    if (block !== first) return block;
    const { html: _, ...marker } = first;
    return marker;
  });
  const isTextAlone = first && blocks.length === 1 && !first.beside;
  return { pageText: first?.html ?? '', blocks: isTextAlone ? [] : blocks };
}

/** Whether a page is its text alone, perhaps with a mark on it. */
export const isOneText = ({ blocks }: Pick<Stored, 'blocks'>): boolean =>
  blocks.every(isFirstText) && blocks.length < 2;

/** What an editor has marked to be shown beside the application form. */
export function besideApply(row: Stored): { html: string } | { rows: string[][] } | undefined {
  const marked = blocksOf(row)
    .filter(isKnown)
    .find((block) => 'beside' in block && block.beside === 'apply');
  if (marked?.type === 'text') return { html: marked.html };
  if (marked?.type !== 'table') return undefined;
  const { heading, rows } = marked;
  return { rows: heading ? rows : [(rows[0] ?? []).map(() => ''), ...rows] };
}

const sanitised = (block: Block): Block =>
  isKnown(block) && 'html' in block ? { ...block, html: sanitise(block.html, { pictures: true }) } : block;

const isText = (block: StoredBlock): block is BlockOf<'text' | 'picture'> => 'html' in block && isKnown(block as Block);

/** The same with the true sizes of the pictures in its texts. */
export function withSizes({ pageText, blocks }: Stored, sizes: Parameters<typeof withPictureSizes>[1]): Stored {
  const sized = (html: string) => withPictureSizes(html, sizes);
  return {
    pageText: sized(pageText),
    blocks: blocks.map((block) => (isText(block) ? { ...block, html: sized(block.html) } : block) as StoredBlock),
  };
}

/** What this version does not know is taken from what is stored, whatever was sent, and cannot be left out. */
export function keepForeign(before: Block[], input: Block[]): Block[] {
  const foreign = new Map(before.filter((block) => !isKnown(block)).map((block) => [block.id, block]));
  const after = input.map((block) => {
    if (isKnown(block)) return block;
    const stored = foreign.get(block.id);
    foreign.delete(block.id);
    if (!stored) throw invalid({ blocks: blockMessages.lost });
    return stored;
  });
  if (foreign.size > 0) throw invalid({ blocks: blockMessages.lost });
  return after;
}

/** What the blocks name of others, each once. */
export function referencesOf(blocks: Block[]) {
  const known = blocks.filter(isKnown);
  const inTexts = known.flatMap((block) => ('html' in block ? picturesInText(block.html) : []));
  const shown = known.flatMap((block) => {
    if (block.type === 'picture' || block.type === 'video') return [block.picture];
    return block.type === 'cards' ? block.cards.map(({ picture }) => picture).filter(Boolean) : [];
  });
  return {
    pictures: [...new Set([...shown, ...inTexts])],
    people: known.flatMap((block) => (block.type === 'people' ? block.people : [])),
    galleries: known.flatMap((block) => (block.type === 'gallery' ? [block.gallery] : [])),
    documents: [...new Set(known.flatMap((block) => (block.type === 'documents' ? block.documents : [])))],
    news: Math.max(0, ...known.map((block) => (block.type === 'latest' && block.of === 'news' ? block.most : 0))),
    events: Math.max(0, ...known.map((block) => (block.type === 'latest' && block.of === 'events' ? block.most : 0))),
  };
}
