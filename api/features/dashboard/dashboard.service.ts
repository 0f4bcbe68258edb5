import { chartDays, chartWeeks, dashboardCount } from '../../../contract/office/dashboard.ts';
import type { Deps } from '../../deps.ts';
import { schoolDay, toMoment } from '../../lib/clock.ts';
import { daysBack, fillDays, mondayOf } from '../../lib/days.ts';
import { viewBackups } from '../backups/backups.service.ts';
import { countWithoutConsent } from '../consent/consent.service.ts';
import { sumsByStatus } from '../orders/orders.service.ts';
import * as queries from './dashboard.queries.ts';

export async function viewDashboard({ db, clock }: Deps) {
  const today = schoolDay(clock());
  const weeks = daysBack(mondayOf(today), chartWeeks, 7);
  const days = daysBack(today, chartDays, 1);
  const backups = await viewBackups(db, clock());
  const [orders, users, stories, profiles, galleries, waiting, withoutConsent, applications, visits, ordersByStatus] =
    await Promise.all([
      queries.latestOrders(db, dashboardCount),
      queries.latestUsers(db, dashboardCount),
      queries.latestStories(db, dashboardCount),
      queries.latestProfiles(db, dashboardCount),
      queries.latestGalleries(db, dashboardCount),
      queries.countWaiting(db, clock()),
      countWithoutConsent({ db, clock }),
      queries.applicationsByWeek(db, toMoment(weeks[0] ?? today)),
      queries.visitsByDay(db, days[0] ?? today),
      sumsByStatus({ db }),
    ]);
  const charts = {
    applicationsByWeek: fillDays(weeks, applications),
    visitsByDay: fillDays(days, visits),
    ordersByStatus,
  };
  const attention = { ...waiting, picturesWithoutConsent: withoutConsent };
  return { orders, users, stories, profiles, galleries, attention, charts, backups };
}
