import Papa from 'papaparse';

type Cell = string | number | null;

/** The wide forms count too: some spreadsheets read them as the plain ones. */
const formulaSigns = new Set('=+-@\uff1d\uff0b\uff0d\uff20');
/** Where a cell may begin for a program that expects other separators than ours and so does not see our quotes. */
const separators = new Set(';\t\r\n');
const leadingSigns = new Set('\t\r\n\0');
/** Left out by some programs before they look at how a cell begins. */
const ignored = /[\s"'\p{C}\p{Z}]/u;

/** Rows for a spreadsheet: no cell is run by whoever opens the sheet, whichever separator their program expects. */
export const csvLines = (rows: Cell[][]): string => `${Papa.unparse(rows.map((cells) => cells.map(safeCell)))}\r\n`;

const safeCell = (cell: Cell): Cell => (typeof cell === 'string' ? withoutFormulas(cell) : cell);

/** An apostrophe before whatever would begin a formula. One pass: a pattern would take the square of a run of line ends. */
export function withoutFormulas(text: string): string {
  let safe = leadingSigns.has(text.charAt(0)) ? "'" : '';
  let isStart = true;
  for (const sign of text) {
    safe += isStart && formulaSigns.has(sign) ? `'${sign}` : sign;
    isStart = separators.has(sign) || (isStart && ignored.test(sign));
  }
  return safe;
}
