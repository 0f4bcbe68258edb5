import { spanIn } from '../common/text/rich-tables.ts';

/** A table that staff keep on one of the content pages, as plain texts. */
export type PageTable = { head: string[]; rows: string[][] };

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

/** What stands between one tag and the next of its kind. The text was cleaned by the API, so its tags are regular. */
function partsOf(html: string, begin: RegExp, end: string): string[] {
  return html
    .split(begin)
    .slice(1)
    .map((part) => part.split(end)[0] ?? '');
}

const wordsOf = (cell: string): string =>
  cell
    .replace(/<br[^<>]*>|<\/p>/g, ' ')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(#?\w{1,8});/g, (entity, name: string) => entities[name] ?? entity)
    .split(/\s/)
    .filter(Boolean)
    .join(' ');

type Cell = { words: string; columns: number; rows: number };

/** Split by the tags of its cells, of which the attributes stay between the parts. */
function cellsOf(row: string): Cell[] {
  const [, ...parts] = row.split(/<t[hd](?![a-z])([^<>]*)>/);
  return parts.flatMap((attributes, place) =>
    place % 2 === 1
      ? []
      : {
          words: wordsOf(parts[place + 1]?.split(/<\/t[hd]>/)[0] ?? ''),
          ...{ columns: spanIn(attributes, 'colspan'), rows: spanIn(attributes, 'rowspan') },
        },
  );
}

/** A merged cell says its words in every place that it takes. */
function gridOf(rows: Cell[][]): string[][] {
  const above: { words: string; left: number }[] = [];
  return rows.map((cells) => {
    const line: string[] = [];
    const waiting = cells.values();
    const last = above.findLastIndex(({ left }) => left > 0);
    for (let cell = waiting.next(); !cell.done || line.length <= last; ) {
      const reaching = above[line.length];
      if (reaching && reaching.left > 0) {
        reaching.left--;
        line.push(reaching.words);
      } else if (cell.done) line.push('');
      else {
        const { words, columns, rows } = cell.value;
        for (let n = 0; n < columns; n++) above[line.push(words) - 1] = { words, left: rows - 1 };
        cell = waiting.next();
      }
    }
    return line;
  });
}

/** All tables of a text that have a heading, at least two columns and a row. */
export const tablesIn = (html: string): PageTable[] =>
  partsOf(html, /<table[^<>]*>/, '</table>').flatMap((table) => {
    const [head = [], ...rows] = gridOf(partsOf(table, /<tr[^<>]*>/, '</tr>').map(cellsOf));
    return head.length > 1 && rows.length > 0 ? [{ head, rows }] : [];
  });

/** The sentences of a text, without its tables. */
export const sentencesIn = (html: string): string[] =>
  html
    .split(/<table[^<>]*>/)
    .map((part, place) => (place === 0 ? part : (part.split('</table>')[1] ?? '')))
    .flatMap((part) => part.split(/<\/(?:p|li|h[2-4])>/))
    .flatMap((part) => wordsOf(part).split('. '))
    .filter(Boolean);

/** Two of its columns side by side; rows that lack one are left out. */
export const twoColumns = ({ rows }: PageTable, first: number, second: number): [string, string][] =>
  rows.map((row): [string, string] => [row[first] ?? '', row[second] ?? '']).filter(([a, b]) => a !== '' && b !== '');
