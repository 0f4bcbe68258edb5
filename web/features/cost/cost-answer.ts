import { type Cost, type CostChoice, costOf } from '../../../contract/school/cost.ts';
import type { CostView } from '../../../contract/school/cost-view.ts';
import type { Fees } from '../../../contract/school/fees.ts';
import { inWords } from '../../ui/form/words.ts';
import { type CostRequest, campusesWith, choiceOf, classesOf } from './cost-request.ts';
import { comingTerms } from './cost-terms.ts';

type Term = CostView['terms'][number];
/** A sum with the term that it is first paid for, and those after it. */
export type Bill = { title: string; cost: Cost; term: Term | undefined; later: Term[] };

/** What a class costs as it was asked for; without a sum where it is not taught, or differs by campus. */
export function answerTo(request: CostRequest & { class: string }, view: CostView, fees: Fees) {
  const choice = choiceOf(request, view);
  const taught = campusesWith(request.class, view);
  const isTaught = !request.campus || taught.some(({ slug }) => slug === request.campus);
  const [term, ...later] = comingTerms(view, request.campus);
  const cost = isTaught ? costOf(fees, choice, term?.place ?? 0) : undefined;
  return { choice, title: titleOf(choice), taught, isTaught, cost, term, later };
}

/** P3 at Lake, with the bus */
function titleOf({ class: wanted, campus, bus, boarding, child }: CostChoice): string {
  const more = [
    boarding ? 'boarding' : '',
    bus ? 'with the bus' : '',
    child > 1 ? (child === 2 ? 'second child' : 'third child') : '',
  ].filter(Boolean);
  return [`${wanted}${campus ? ` at ${campus}` : ''}`, ...more].join(', ');
}

/** Where a child can board, for those who have asked for it where it cannot. */
export function boardingWords({ boarding, classes }: Pick<Fees, 'boarding' | 'classes'>): string {
  const all = classesOf(classes);
  const places = boarding.map((fee) => {
    const at = fee.campuses.length > 0 ? `at ${inWords(fee.campuses)}` : '';
    return [at, fee.classes.length > 0 ? `for ${spanOf(fee.classes, all)}` : ''].filter(Boolean).join(', ');
  });
  return places.length > 0 ? `Boarding is ${[...new Set(places)].join('; ')}.` : 'There is no boarding.';
}

/** P4 to P7, where none between them is left out. */
function spanOf(classes: string[], all: string[]): string {
  const inOrder = all.filter((one) => classes.includes(one));
  const [first = '', last = ''] = [inOrder[0], inOrder.at(-1)];
  const isSpan = inOrder.length > 2 && all.indexOf(last) - all.indexOf(first) === inOrder.length - 1;
  return isSpan ? `${first} to ${last}` : inWords(inOrder);
}
