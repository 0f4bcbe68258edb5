import { parseDocument } from 'htmlparser2';

type Block = ReturnType<typeof parseDocument>['children'][number];

/**
 * Cuts HTML at the boundaries of its top-level blocks into as many parts of similar length as asked for (1 to 3), so
 * that pictures can stand between them. Joined again, the parts are the text.
 */
export function textBatches(html: string, pictures: number) {
  const count = Math.min(Math.max(pictures, 1), 3);
  // Best is a picture for each headed part; a text with fewer parts than pictures is cut more finely, and in the end wherever
  // it can be.
  const ways = [isWithinPart, belongsToWhatIsBefore, isQuoted].map((keepTogether) => cut(html, keepTogether));
  const parts = splitEvenly(ways.find((sections) => sections.length >= count) ?? ways.at(-1) ?? [], count);
  return { textBatch1: parts[0] ?? '', textBatch2: parts[1] ?? '', textBatch3: parts[2] ?? '' };
}

// Slices of the text itself, not serialised nodes: nothing can be lost or rewritten on the way.
function cut(html: string, keepTogether: (before: Block, block: Block) => boolean): string[] {
  const { children } = parseDocument(html, { withStartIndices: true, withEndIndices: true });
  const blocks = children.filter((node) => node.type === 'tag');
  const starts = blocks
    .filter((block, index) => {
      const before = blocks[index - 1];
      return before && !keepTogether(before, block);
    })
    .map((block) => block.startIndex ?? 0);
  const cuts = [0, ...starts, html.length];
  return cuts.slice(0, -1).map((start, index) => html.slice(start, cuts[index + 1]));
}

const isHeading = (block: Block) => /^h[1-6]$/.test(nameOf(block));

/** A quotation stays with the words that lead to it, and with those that say who spoke. */
const isQuoted = (before: Block, block: Block) =>
  nameOf(block) === 'blockquote' || (nameOf(before) === 'blockquote' && !isHeading(block));

/** A heading stays with what it announces; a list, a table or a picture with the words that lead to it. */
const belongsToWhatIsBefore = (before: Block, block: Block) =>
  isHeading(before) || /^(ul|ol|table|img)$/.test(nameOf(block)) || isQuoted(before, block);

/** Everything up to the next heading is about one thing. */
const isWithinPart = (before: Block, block: Block) => isHeading(before) || !isHeading(block);

const nameOf = (block: Block) => ('name' in block ? block.name : '');

function splitEvenly(blocks: string[], count: number): string[] {
  const total = blocks.reduce((sum, block) => sum + block.length, 0);
  const parts: string[] = Array.from({ length: count }, () => '');
  let before = 0;
  let last = -1;
  for (const [index, block] of blocks.entries()) {
    // The middle of a block decides the part it belongs to, so no part is far from its share.
    const share = Math.floor(((before + block.length / 2) / Math.max(total, 1)) * count);
    // Parts are filled from the first on, and none stays empty while there are blocks for it.
    const needed = count - (blocks.length - index);
    last = Math.min(last + 1, count - 1, Math.max(share, last, needed));
    parts[last] += block;
    before += block.length;
  }
  return parts;
}
