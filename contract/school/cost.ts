import { daysLater } from '../common/days.ts';
import type { Fee, Fees } from './fees.ts';

/** What a family has chosen; a class and a campus may still be open. */
export type CostChoice = {
  class: string | undefined;
  campus: string | undefined;
  bus: string | undefined;
  /** 1: no brother or sister at the school. */
  child: number;
  boarding: boolean;
};
type Line = { label: string; amount: number };
export type Cost = {
  lines: Line[];
  /** For each term in its order; one alone is that of every term. */
  totals: number[];
  /** In the lines are the amounts of this term. */
  term: number;
};

const isFor = (fee: Fee, { class: wanted, campus }: Pick<CostChoice, 'class' | 'campus'>): boolean =>
  (fee.classes.length === 0 || (wanted !== undefined && fee.classes.includes(wanted))) &&
  (fee.campuses.length === 0 || (campus !== undefined && fee.campuses.includes(campus)));

/** One that names the campus goes before one for all. */
const feeFor = (fees: Fee[], choice: Pick<CostChoice, 'class' | 'campus'>): Fee | undefined =>
  fees.filter((fee) => isFor(fee, choice)).toSorted((one, other) => other.campuses.length - one.campuses.length)[0];

const amountAt = ({ amounts }: Fee, term: number): number => amounts[term] ?? amounts[0] ?? 0;

export const canBoard = (fees: Fees, choice: Pick<CostChoice, 'class' | 'campus'>): boolean =>
  feeFor(fees.boarding, choice) !== undefined;

export const canBoardSomewhere = (fees: Pick<Fees, 'boarding'> | null): boolean => (fees?.boarding.length ?? 0) > 0;

/** The buses that one can choose: those of the campus, and those of all. */
export const busesFor = (fees: Fees, campus: string | undefined): Fee[] =>
  fees.buses.filter((fee) => fee.campuses.length === 0 || (campus !== undefined && fee.campuses.includes(campus)));

/** School bus, up to 4 km: behind the comma is what one chooses by. */
export const busName = ({ label }: Fee): string => {
  const [first = '', ...rest] = label.split(',');
  const words = (rest.length > 0 ? rest.join(',') : first).trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The sum of a term, with how it is made; nothing where no row of the fees is for it. */
export function costOf(fees: Fees, choice: CostChoice, term = 0): Cost | undefined {
  const fee = feeFor(fees.classes, choice);
  if (!fee) return undefined;
  const boarding = choice.boarding ? feeFor(fees.boarding, choice) : undefined;
  const bus = busesFor(fees, choice.campus).find((one) => busName(one) === choice.bus);
  const less = fees.siblings.findLast(({ child }) => child <= choice.child);
  const linesAt = (place: number): Line[] => {
    const amount = amountAt(fee, place);
    return [
      { label: `School fee, ${fee.label}`, amount },
      ...(less ? [{ label: lessWords(less), amount: -Math.round((amount * less.percent) / 100) }] : []),
      ...(boarding ? [{ label: boarding.label, amount: amountAt(boarding, place) }] : []),
      ...(bus ? [{ label: `Bus, ${busName(bus).replace(/^./, lower)}`, amount: amountAt(bus, place) }] : []),
    ];
  };
  const terms = Math.max(...[fee, boarding, bus].map((one) => one?.amounts.length ?? 1));
  const totals = Array.from({ length: terms }, (_, place) => sumOf(linesAt(place)));
  const isSame = totals.every((total) => total === totals[0]);
  return { lines: linesAt(term), totals: isSame ? totals.slice(0, 1) : totals, term };
}

const lower = (letter: string) => letter.toLowerCase();
const sumOf = (lines: Line[]) => lines.reduce((sum, { amount }) => sum + amount, 0);
const lessWords = ({ child, percent }: Fees['siblings'][number]) =>
  `${child === 2 ? 'Second' : 'Third or later'} child, ${percent} per cent less`;

export const totalAt = ({ totals }: Cost, term: number): number => totals[term] ?? totals[0] ?? 0;

/** When which part of a sum is due; the last one takes what is left over by rounding. */
export function duesOf(total: number, { parts }: Pick<Fees, 'parts'>, firstDay: string) {
  const amounts = parts.map(({ percent }) => Math.round((total * percent) / 100));
  const before = amounts.slice(0, -1).reduce((sum, amount) => sum + amount, 0);
  return parts.map(({ week, percent }, place) => ({
    day: daysLater(firstDay, (week - 1) * 7),
    percent,
    amount: place === parts.length - 1 ? total - before : (amounts[place] ?? 0),
  }));
}

export const notTaughtWords = (wanted: string, campus: string): string => `${wanted} is not taught at ${campus}`;

/** Of all classes of the school, those that a campus teaches. */
export function classesAt(
  all: readonly string[],
  { firstClass, lastClass }: { firstClass: string; lastClass: string },
) {
  const [from, to] = [all.indexOf(firstClass), all.indexOf(lastClass)];
  return all.slice(Math.max(from, 0), to === -1 ? undefined : to + 1);
}
