import { type Block, isKnown, type KnownBlock } from '../pages/blocks.ts';
import { type PageTable, sentencesIn, tablesIn } from '../pages/page-table.ts';

/** What a page with a marked table says of the fees: all its tables, that one first, and its sentences. */
export function feesOn(blocks: Block[]): { tables: PageTable[]; sentences: string[] } | undefined {
  const known = blocks.filter(isKnown);
  const marked = known.find((block) => 'beside' in block && block.beside === 'apply');
  if (!marked) return undefined;
  const tables = [marked, ...known.filter((block) => block !== marked)].flatMap(tablesOf);
  return { tables, sentences: known.flatMap((block) => ('html' in block ? sentencesIn(block.html) : [])) };
}

function tablesOf(block: KnownBlock): PageTable[] {
  if ('html' in block) return tablesIn(block.html);
  if (block.type !== 'table') return [];
  const [head = [], ...rows] = block.heading ? block.rows : [(block.rows[0] ?? []).map(() => ''), ...block.rows];
  return [{ head, rows }];
}
