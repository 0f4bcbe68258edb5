import { yearOfDay } from '../../../contract/common/days.ts';
import { thisPlace } from '../../../contract/common/this-school.ts';
import type { CostView } from '../../../contract/school/cost-view.ts';
import { readFees } from '../../../contract/school/fees.ts';
import { noteValidUntil } from '../../db/tables-read.ts';
import type { Deps } from '../../deps.ts';
import { dayAfter, schoolDay, toMoment } from '../../lib/clock.ts';
import { viewFeeTables } from '../pages/pages.service.ts';
import { findSources } from './cost.queries.ts';

/** What a place costs, from the tables that staff keep; which term comes next is another question tomorrow. */
export async function viewCost(deps: Deps): Promise<CostView> {
  const now = deps.clock();
  const today = schoolDay(now);
  noteValidUntil(toMoment(dayAfter(today)));
  const [found, sources] = await Promise.all([viewFeeTables(deps), findSources(deps.db, yearOfDay(today), now)]);
  const known = { classes: thisPlace().classes, campuses: sources.campuses.map(({ name }) => name) };
  const { fees } = readFees(found ?? { tables: [], sentences: [] }, known);
  return {
    today,
    page: found && { title: found.title, to: found.to },
    fees: fees.classes.length > 0 ? fees : null,
    ...sources,
  };
}
