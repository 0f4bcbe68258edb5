import type { CostView } from '../../../contract/school/cost-view.ts';

export function presentCost({ today, page, fees, terms, campuses, uniform }: CostView): CostView {
  return {
    ...{ today, page, fees },
    terms: terms.map(({ name, firstDay, lastDay, place, campus }) => ({ name, firstDay, lastDay, place, campus })),
    campuses: campuses.map(({ name, slug, to, firstClass, lastClass, buses }) => ({
      ...{ name, slug, to, firstClass, lastClass, buses },
    })),
    uniform: uniform.map(({ name, price, pieces }) => ({ name, price, pieces })),
  };
}
