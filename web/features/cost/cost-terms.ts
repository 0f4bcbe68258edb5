import { yearOfDay } from '../../../contract/common/days.ts';
import type { Cost } from '../../../contract/school/cost.ts';
import type { CostView } from '../../../contract/school/cost-view.ts';

type Term = CostView['terms'][number];

/** The terms of a campus, or of all where it has none of its own. */
function termsOf({ terms, campuses }: CostView, slug: string | undefined): Term[] {
  const name = campuses.find((campus) => campus.slug === slug)?.name;
  const own = terms.filter(({ campus }) => campus !== null && campus === name);
  return own.length > 0 ? own : terms.filter(({ campus }) => campus === null);
}

/** Those that begin today or later. */
export const comingTerms = (view: CostView, campus: string | undefined): Term[] =>
  termsOf(view, campus).filter(({ firstDay }) => firstDay >= view.today);

/** What a whole year costs, where it is known how many terms it has. */
export function yearSum(view: CostView, { totals }: Cost, term: Term | undefined) {
  if (!term) return undefined;
  const year = yearOfDay(term.firstDay);
  const many = view.terms.filter((one) => yearOfDay(one.firstDay) === year && one.campus === term.campus).length;
  const sum = totals.length > 1 ? totals.reduce((all, total) => all + total, 0) : (totals[0] ?? 0) * many;
  return { year, sum };
}
