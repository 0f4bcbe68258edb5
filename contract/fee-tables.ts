import { type Block, isKnown, type KnownBlock } from './blocks.ts';
import { type PageTable, tablesIn } from './page-table.ts';

/** All tables of a page on which one is marked, that one first; nothing where none is. */
export function feeTables(blocks: Block[]): PageTable[] | undefined {
  const known = blocks.filter(isKnown);
  const marked = known.find((block) => 'beside' in block && block.beside === 'apply');
  return marked && [marked, ...known.filter((block) => block !== marked)].flatMap(tablesOf);
}

function tablesOf(block: KnownBlock): PageTable[] {
  if ('html' in block) return tablesIn(block.html);
  if (block.type !== 'table') return [];
  const [head = [], ...rows] = block.heading ? block.rows : [(block.rows[0] ?? []).map(() => ''), ...block.rows];
  return [{ head, rows }];
}
