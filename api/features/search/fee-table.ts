import { Parser } from 'htmlparser2';
import type { StoredBlock } from '../../../contract/blocks.ts';

type FeeRow = { label: string; cells: { name: string; amount: string }[] };

/** The rows of prices by class, as staff have written them: of the first table with a class in its first column. */
export function feeRows(
  { pageText, blocks }: { pageText: string; blocks: StoredBlock[] },
  classes: string[],
): FeeRow[] {
  const tables = [...blocks.flatMap(tablesOf), ...tablesIn(pageText)];
  for (const [head = [], ...rows] of tables) {
    const found = rows.filter(([label = '', ...cells]) => classesIn(label, classes).length > 0 && cells.some(isAmount));
    if (found.length > 0) return found.map((row) => feeRow(head, row));
  }
  return [];
}

/** Blocks of a version that is not known yet have no shape to rely on. */
function tablesOf(block: StoredBlock): string[][][] {
  if ('rows' in block && Array.isArray(block.rows)) return [block.rows as string[][]];
  return 'html' in block && typeof block.html === 'string' ? tablesIn(block.html) : [];
}

const isAmount = (cell: string) => /^\D{0,6}\d[\d,. ]*\D{0,6}$/.test(cell);

function feeRow(head: string[], [label = '', ...cells]: string[]): FeeRow {
  const named = cells.map((amount, n) => ({ name: head[n + 1] ?? '', amount }));
  return { label, cells: named.filter(({ amount }) => isAmount(amount)) };
}

/** The rows for one class: "P1 to P3" is for P2, too, and "Middle and Top Class" for Top Class. */
export const rowsFor = (rows: FeeRow[], name: string, classes: string[]): FeeRow[] =>
  rows.filter(({ label }) => classesIn(label, classes).includes(name));

/** The classes that a text names, by their whole names, by ranges of them, or by what tells them apart. */
export function classesIn(text: string, classes: string[]): string[] {
  const plain = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  const has = (words: string) => plain.includes(` ${words.toLowerCase()} `);
  const named = classes.map((name) => has(name) || isMeant(name, classes, has));
  const range = classes.flatMap((from, first) =>
    classes.flatMap((to, last) =>
      last > first && (has(`${from} to ${to}`) || has(`${from} ${to}`)) ? [[first, last]] : [],
    ),
  );
  return classes.filter((_, place) => named[place] || range.some(([from = 0, to = 0]) => place >= from && place <= to));
}

/** "Top" of "Top Class" where another class shares its last word. */
function isMeant(name: string, classes: string[], has: (words: string) => boolean): boolean {
  const [first = '', last] = name.split(' ');
  const shared = last !== undefined && classes.some((other) => other !== name && other.endsWith(` ${last}`));
  return shared && has(first) && (has(last) || has(`${last}es`));
}

/** Each table of a text as rows of plain cells. */
function tablesIn(html: string): string[][][] {
  const tables: string[][][] = [];
  let cell: string[] | undefined;
  const parser = new Parser({
    onopentagname(name) {
      if (name === 'table') tables.push([]);
      if (name === 'tr') tables.at(-1)?.push([]);
      if (name === 'td' || name === 'th') cell = [];
    },
    ontext: (text) => cell?.push(text),
    onclosetag(name) {
      if (name !== 'td' && name !== 'th') return;
      tables
        .at(-1)
        ?.at(-1)
        ?.push((cell ?? []).join('').replace(/\s+/g, ' ').trim());
      cell = undefined;
    },
  });
  parser.end(html);
  return tables;
}
