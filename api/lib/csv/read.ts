/** A row may have so many columns; of a cell so many characters are kept. */
type Limits = { columns: number; cellLength: number };

/** A row with more columns than it may have, by its number from 1. */
export class TooManyColumnsError extends Error {
  readonly row: number;

  constructor(row: number) {
    super(`row ${row} has too many columns`);
    this.row = row;
  }
}

const [quote, carriageReturn, lineFeed] = ['"', '\r', '\n'].map((sign) => sign.charCodeAt(0));

/**
 * The rows of a text with commas, semicolons or tabs, one after the other. Every character is looked at once, and twice
 * at a quotation mark: the usual parsers look for the next line end from each quoted cell, which takes the square of a
 * long line.
 */
export function* readCsv(text: string, delimiter: string, limits: Limits): Generator<string[]> {
  const between = delimiter.charCodeAt(0);
  let row = 1;
  let cells: string[] = [];
  let cell = '';
  let from = 0;
  let isQuoted = false;

  const take = (to: number) => {
    cell += text.slice(from, Math.min(to, from + limits.cellLength - cell.length));
  };
  const endCell = (to: number) => {
    take(to);
    cells.push(cell);
    cell = '';
    if (cells.length > limits.columns) throw new TooManyColumnsError(row);
  };

  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (isQuoted) {
      if (sign !== quote) continue;
      const isDoubled = text.charCodeAt(at + 1) === quote;
      take(isDoubled ? at + 1 : at);
      if (isDoubled) at += 1;
      else isQuoted = false;
      from = at + 1;
    } else if (sign === quote && cell === '' && from === at) {
      isQuoted = true;
      from = at + 1;
    } else if (sign === between) {
      endCell(at);
      from = at + 1;
    } else if (sign === lineFeed || sign === carriageReturn) {
      endCell(at);
      if (sign === carriageReturn && text.charCodeAt(at + 1) === lineFeed) at += 1;
      from = at + 1;
      yield cells;
      cells = [];
      row += 1;
    }
  }
  endCell(text.length);
  yield cells;
}
