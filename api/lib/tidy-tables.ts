import { spanIn, tableLimits } from '../../contract/common/text/rich-tables.ts';

type Cell = { tag: string; html: string[]; columns: number; rows: number; scope: string | undefined };
type Row = Cell[];
/** `loose` is what stood between its cells; a browser puts that in front of the table, too. */
type Table = { loose: string[]; head: Row[]; body: Row[]; into: 'head' | 'body'; cell: Cell | null };

const part = /<(\/?)(table|thead|tbody|tr|th|td)\b([^<>]*)>/g;

/**
 * Sanitised HTML in which every table is a plain one: rows of cells that stay within it, none inside another. Whatever
 * is no such table loses its tags and keeps its words.
 */
export function tidyTables(html: string): string {
  if (!/<\/?t[abhrd]/.test(html)) return html;
  const out: string[] = [];
  let table: Table | null = null;
  let depth = 0;
  let from = 0;
  const write = (text: string) => (table === null ? out : (table.cell?.html ?? table.loose)).push(text);
  for (const { 0: tag, 1: slash, 2: name = '', 3: attributes = '', index } of html.matchAll(part)) {
    write(html.slice(from, index));
    from = index + tag.length;
    if (name === 'table') {
      depth = Math.max(0, depth + (slash ? -1 : 1));
      if (!slash && depth === 1) table = { loose: [], head: [], body: [], into: 'body', cell: null };
      else if (slash && depth === 0 && table) {
        out.push(written(table));
        table = null;
      } else write(' ');
    } else if (depth === 1 && table) build(table, name, slash !== '', attributes);
    else write(' ');
  }
  write(html.slice(from));
  if (table) out.push(written(table));
  return out.join('');
}

function build(table: Table, name: string, isEnd: boolean, attributes: string): void {
  table.cell = null;
  if (name === 'thead') table.into = isEnd ? 'body' : 'head';
  if (isEnd || name === 'thead' || name === 'tbody') return;
  const rows = table[table.into];
  if (name === 'tr') return void rows.push([]);
  const [, scope] = /\sscope="(col|row)"/.exec(attributes) ?? [];
  table.cell = {
    ...{ tag: name, html: [], scope: name === 'th' ? scope : undefined },
    ...{ columns: spanIn(attributes, 'colspan'), rows: spanIn(attributes, 'rowspan') },
  };
  if (rows.length === 0) rows.push([]);
  rows.at(-1)?.push(table.cell);
}

function written({ loose, head, body }: Table): string {
  const before = loose.join('').trim();
  const parts = [head, body].map((rows) => rows.filter((row) => row.length > 0));
  const rows = parts.flat();
  if (rows.length === 0) return before;
  if (rows.length > tableLimits.rows || parts.some((one) => widthOf(one) > tableLimits.columns)) {
    const words = rows.map((row) => row.map(({ html }) => html.join('').trim()).join(' '));
    return [before, ...words].join(' ');
  }
  const [top = '', rest = ''] = parts.map((one) => one.map((row, place) => rowHtml(row, one.length - place)).join(''));
  return `${before}<table>${top && `<thead>${top}</thead>`}${rest && `<tbody>${rest}</tbody>`}</table>`;
}

/** The most places that the cells of a row take, with those that reach down into it. */
function widthOf(rows: Row[]): number {
  const taken = rows.map(() => 0);
  for (const [place, row] of rows.entries()) {
    for (const { columns, rows: deep } of row) {
      for (let at = place; at < Math.min(place + deep, taken.length); at++) taken[at] = (taken[at] ?? 0) + columns;
    }
  }
  return Math.max(0, ...taken);
}

const rowHtml = (row: Row, left: number): string => `<tr>${row.map((cell) => cellHtml(cell, left)).join('')}</tr>`;

function cellHtml({ tag, html, columns, rows, scope }: Cell, left: number): string {
  const down = Math.min(rows, left);
  const attributes = [
    ...(columns > 1 ? [` colspan="${columns}"`] : []),
    ...(down > 1 ? [` rowspan="${down}"`] : []),
    ...(scope ? [` scope="${scope}"`] : []),
  ];
  return `<${tag}${attributes.join('')}>${html.join('').trim()}</${tag}>`;
}
