import type { PageTable } from '../pages/page-table.ts';

/** A row of the fees, as the program understands it. No classes or campuses: for all of them. */
export type Fee = {
  label: string;
  classes: string[];
  campuses: string[];
  /** For each term in its order; one alone is that of every term. */
  amounts: number[];
};
export type Fees = {
  classes: Fee[];
  boarding: Fee[];
  buses: Fee[];
  /** From which child on so many per cent are taken off the fee. */
  siblings: { child: number; percent: number }[];
  /** When which part of a term's sum is due. */
  parts: { week: number; percent: number }[];
};
/** What the program knows of the school. */
export type Known = { classes: readonly string[]; campuses: readonly string[] };

const highest = 2_000_000_000;
const wholeParts = [{ week: 1, percent: 100 }];

/** The one amount in a cell: KES 1,450,000 is 1450000. With none, or two, it is undefined. */
export function amountIn(cell: string): number | undefined {
  const [text, second] = cell.match(/\d+(?:[.,'’ \u00a0]\d+)*[\p{L}%]?/gu) ?? [];
  if (text === undefined || second !== undefined) return undefined;
  const whole = /^(\d{1,3}(?:[.,'’ \u00a0]\d{3})+|\d+)(?:[.,]\d{1,2})?$/.exec(text)?.[1];
  const amount = whole === undefined ? Number.NaN : Number(whole.replace(/\D/g, ''));
  return amount <= highest ? amount : undefined;
}

/** The share in a text: 10 per cent, 10%, a half, a quarter. */
export function percentIn(text: string): number | undefined {
  const [, number] = /(\d{1,3}(?:\.\d)?) ?(?:%|per ?cent\b)/i.exec(text) ?? [];
  if (number !== undefined) return Number(number) <= 100 ? Number(number) : undefined;
  return /\bhalf\b/i.test(text) ? 50 : /\bquarter\b/i.test(text) ? 25 : undefined;
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
/** People write Baby, Middle and Top Class. */
const shortOf = (name: string) =>
  plain(name)
    .replace(/ ?\b(?:class|grade|year|form)\b ?/, ' ')
    .trim() || plain(name);

/** Which of the names stand in a text; from one to another are all between them. */
export function namesIn(text: string, names: readonly string[], shorten = shortOf): string[] {
  const words = ` ${plain(text)} `;
  const found = names
    .map((name, place) => ({ place, at: words.indexOf(` ${shorten(name)} `), length: shorten(name).length }))
    .filter(({ at }) => at !== -1)
    .toSorted((one, other) => one.at - other.at);
  const places = found.flatMap(({ place, at, length }, index) => {
    const next = found[index + 1];
    const isRange =
      next &&
      /^ (?:class |classes )?(?:to|until|up to) (?:class |grade |year |form )?$/.test(
        words.slice(at + length + 1, next.at + 1),
      );
    const dash = next && isDash(text, names[place] ?? '', names[next.place] ?? '');
    if (!next || !(isRange || dash)) return [place];
    return Array.from({ length: Math.max(1, next.place - place + 1) }, (_, step) => place + step);
  });
  return names.filter((_, place) => places.includes(place));
}

const isDash = (text: string, one: string, other: string) =>
  ['-', '–', ' - ', ' – '].some((dash) => text.includes(`${one}${dash}${other}`));

type Column = { place: number; campuses: string[] };

/** The columns with what is paid for one term: not the whole year, and not what only says something. */
function amountColumns(head: string[], known: Known): Column[] {
  return head.flatMap((words, place) => {
    if (place === 0 || /\b(?:year|annual|yearly|total)\b/i.test(words)) return [];
    return [{ place, campuses: namesIn(words, known.campuses, plain) }];
  });
}

type Row = { label: string; fees: Fee[]; cells: string[] };

function rowsOf({ head, rows }: PageTable, known: Known): Row[] {
  const columns = amountColumns(head, known);
  return rows.map(([label = '', ...rest]) => {
    const cells = ['', ...rest];
    const named = { label, classes: namesIn(label, known.classes), campuses: namesIn(label, known.campuses, plain) };
    const ofAll = columns.filter(({ campuses }) => campuses.length === 0);
    const amounts = ofAll.flatMap(({ place }) => amountIn(cells[place] ?? '') ?? []);
    const byCampus = columns
      .filter(({ campuses }) => campuses.length > 0)
      .flatMap(({ place, campuses }) => {
        const amount = amountIn(cells[place] ?? '');
        return amount === undefined ? [] : [{ ...named, campuses, amounts: [amount] }];
      });
    const fee = amounts.length > 0 && amounts.length === ofAll.length ? [{ ...named, amounts }] : [];
    return { label, cells: rest, fees: byCampus.length > 0 ? byCampus : fee };
  });
}

const isBoarding = (label: string) => /\bboard(?:ing|ers?)\b/i.test(label);
const isBus = (label: string) => /\b(?:bus|buses|transport|van)\b/i.test(label);

type Written = { tables: PageTable[]; sentences: string[] };

/**
 * The fees as staff have written them: the marked table first, then all others of its page. Rows are known by their words:
 * a class of the school, boarding, the bus, a second child, a week; the last two may also stand in a sentence. What could
 * not be read is said, so that whoever writes it sees it at once.
 */
export function readFees({ tables, sentences }: Written, known: Known): { fees: Fees; problems: string[] } {
  const [first = { head: [], rows: [] }] = tables;
  const own = rowsOf(first, known);
  const all = [...own, ...tables.slice(1).flatMap((table) => rowsOf(table, known))];
  const classRows = own.filter(({ label, cells }) => !isBoarding(label) && !isBus(label) && !isShare(label, cells));
  const isClass = ({ classes }: Fee) => classes.length > 0 || known.classes.length === 0;
  const classes = classRows.flatMap(({ fees }) => fees.filter(isClass)).map((fee) => withOwnClass(fee, known));
  const siblings = orElse(
    all.flatMap(({ label, cells }) => siblingOf(label, cells) ?? []),
    () => sentences.flatMap(siblingsIn),
  );
  const found = orElse(
    all.flatMap(({ label, cells }) => partOf(label, cells) ?? []),
    () => sentences.map(partsIn).find((parts) => parts.length > 1) ?? [],
  );
  const isWhole = found.reduce((sum, { percent }) => sum + percent, 0) === 100;
  const covered = new Set(classes.flatMap((fee) => fee.classes));
  const missing = known.classes.filter((name) => !covered.has(name));
  return {
    fees: {
      classes,
      boarding: own.filter(({ label }) => isBoarding(label)).flatMap(({ fees }) => fees),
      buses: all.filter(({ label }) => isBus(label)).flatMap(({ fees }) => fees),
      siblings: siblings.toSorted((one, other) => one.child - other.child),
      parts: isWhole ? found.toSorted((one, other) => one.week - other.week) : wholeParts,
    },
    problems: [
      ...classRows.flatMap(({ label, fees }) => (fees.length > 0 ? [] : [`“${label}” has no amount for each term.`])),
      ...classRows.flatMap(({ label, fees }) =>
        fees.length > 0 && !fees.some(isClass) ? [`“${label}” names no class of the school.`] : [],
      ),
      ...(missing.length > 0 ? [`No row is for ${missing.join(', ')}.`] : []),
      ...(found.length > 0 && !isWhole ? ['The parts that are due do not make up 100 per cent.'] : []),
    ],
  };
}

/** A school that lists no classes has those of its table. */
const withOwnClass = (fee: Fee, known: Known): Fee =>
  known.classes.length === 0 ? { ...fee, classes: [fee.label] } : fee;

const isShare = (label: string, cells: string[]) => Boolean(siblingOf(label, cells) ?? partOf(label, cells));

function siblingOf(label: string, cells: string[]) {
  const child = /\bsecond child\b/i.test(label) ? 2 : /\bthird\b.*\bchild\b/i.test(label) ? 3 : undefined;
  const percent = cells.map(percentIn).find((one) => one !== undefined);
  return child !== undefined && percent !== undefined ? { child, percent } : undefined;
}

function partOf(label: string, cells: string[]) {
  const [, week] = /\bweek (\d{1,2})\b/i.exec(label) ?? [];
  const percent = cells.map(percentIn).find((one) => one !== undefined);
  return week !== undefined && Number(week) > 0 && percent !== undefined ? { week: Number(week), percent } : undefined;
}

const orElse = <T>(found: T[], other: () => T[]): T[] => (found.length > 0 ? found : other());

/** A second child pays 10 per cent less, and a third or later child 15 per cent less. */
function siblingsIn(sentence: string): Fees['siblings'] {
  const parts = sentence.split(/,| and /);
  return parts.flatMap((part) => (/\bless\b/i.test(sentence) ? (siblingOf(part, [part]) ?? []) : []));
}

const weekWords = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** Half on the first day of term, a quarter in week four and a quarter in week eight. */
const partsIn = (sentence: string): Fees['parts'] =>
  sentence.split(/,| and /).flatMap((part) => {
    const [, word = ''] = /\bweek (\w+)/i.exec(part) ?? [];
    const week = /\bfirst day of (?:the )?term\b/i.test(part)
      ? 1
      : Number(word) || weekWords.indexOf(word.toLowerCase()) + 1;
    const percent = percentIn(part);
    return week > 0 && percent !== undefined ? [{ week, percent }] : [];
  });
