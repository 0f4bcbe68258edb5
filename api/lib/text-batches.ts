import { parseDocument } from 'htmlparser2';

/**
 * Cuts HTML at the boundaries of its top-level blocks into as many parts of similar length as asked for (1 to 3), so
 * that pictures can stand between them. Joined again, the parts are the text.
 */
export function textBatches(html: string, pictures: number) {
  const parts = splitEvenly(topLevelBlocks(html), Math.min(Math.max(pictures, 1), 3));
  return { textBatch1: parts[0] ?? '', textBatch2: parts[1] ?? '', textBatch3: parts[2] ?? '' };
}

// Slices of the text itself, not serialised nodes: nothing can be lost or rewritten on the way.
function topLevelBlocks(html: string): string[] {
  const { children } = parseDocument(html, { withStartIndices: true, withEndIndices: true });
  const starts = children
    .filter((node) => node.type === 'tag')
    .map((node) => node.startIndex ?? 0)
    .slice(1);
  const cuts = [0, ...starts, html.length];
  return cuts.slice(0, -1).map((start, index) => html.slice(start, cuts[index + 1]));
}

function splitEvenly(blocks: string[], count: number): string[] {
  const total = blocks.reduce((sum, block) => sum + block.length, 0);
  const parts: string[] = Array.from({ length: count }, () => '');
  let before = 0;
  for (const block of blocks) {
    // The middle of a block decides the part it belongs to, so no part is far from its share.
    const middle = before + block.length / 2;
    const part = Math.min(count - 1, Math.floor((middle / Math.max(total, 1)) * count));
    parts[part] += block;
    before += block.length;
  }
  return parts;
}
