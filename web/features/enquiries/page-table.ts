/** A table that staff keep on one of the content pages, as plain texts. */
export type PageTable = { head: string[]; rows: string[][] };

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

const cellsOf = (row: string): string[] =>
  [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) =>
    cell
      .replace(/<br[^>]*>|<\/p>/g, ' ')
      .replace(/<[^>]*>/g, '')
      .replace(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity)
      .replace(/\s+/g, ' ')
      .trim(),
  );

/** The first table in a page's text. The text was cleaned by the API, so its tags are regular. */
export function firstTable(html: string): PageTable | null {
  const table = /<table[^>]*>(.*?)<\/table>/s.exec(html)?.[1];
  if (!table) return null;
  const [head = [], ...rows] = [...table.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, row = '']) => cellsOf(row));
  return head.length > 1 && rows.length > 0 ? { head, rows } : null;
}

/** Two of its columns side by side; rows that lack one are left out. */
export const twoColumns = ({ rows }: PageTable, first: number, second: number): [string, string][] =>
  rows.map((row): [string, string] => [row[first] ?? '', row[second] ?? '']).filter(([a, b]) => a !== '' && b !== '');
