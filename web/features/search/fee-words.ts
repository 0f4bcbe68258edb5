import type { DirectAnswer } from '../../../contract/site/search.ts';

type Fees = Extract<DirectAnswer, { kind: 'fees' }>;
type Row = Fees['rows'][number];
type Words = { sum: string; unit: string; sentence: string; rows: { label: string; words: string }[] };

const isYear = (name: string) => /year|annual/i.test(name);
const ofTerms = ({ cells }: Row) => cells.filter(({ name }) => !isYear(name));

/** Three terms that cost the same are one sum; else each is named. */
function priceOf(row: Row, money: (amount: string) => string): { sum: string; unit: string } {
  const [first, ...others] = ofTerms(row);
  if (!first) return { sum: money(row.cells[0]?.amount ?? ''), unit: 'a year' };
  if (others.every(({ amount }) => amount === first.amount)) return { sum: money(first.amount), unit: 'a term' };
  return { sum: money(first.amount), unit: first.name };
}

/** The fees of one class as a sum and a sentence; of all of them as a list. */
export function feeWords({ of, currency, rows }: Fees): Words {
  // A column may name its money; so may a cell.
  const money = (amount: string) => (/[A-Za-z$€£]/.test(amount) ? amount : `${currency} ${amount}`);
  const [first, ...more] = rows;
  const listed = (of ? more : rows).map((row) => {
    const { sum, unit } = priceOf(row, money);
    return { label: row.label, words: `${sum} ${unit}` };
  });
  if (!of || !first) return { sum: '', unit: '', sentence: '', rows: listed };
  const year = first.cells.find(({ name }) => isYear(name));
  const sentence = year ? `That is ${money(year.amount)} for the whole year.` : '';
  return { ...priceOf(first, money), sentence, rows: listed };
}
