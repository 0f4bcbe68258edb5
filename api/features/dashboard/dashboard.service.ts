import { chartDays, chartWeeks, dashboardCount } from '../../../contract/dashboard.ts';
import type { Deps } from '../../deps.ts';
import { schoolDay, toMoment } from '../../lib/clock.ts';
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
      queries.countWaiting(db),
      countWithoutConsent({ db, clock }),
      queries.applicationsByWeek(db, toMoment(weeks[0] ?? today)),
      queries.visitsByDay(db, days[0] ?? today),
      sumsByStatus({ db }),
    ]);
  const charts = { applicationsByWeek: fill(weeks, applications), visitsByDay: fill(days, visits), ordersByStatus };
  const attention = { ...waiting, picturesWithoutConsent: withoutConsent };
  return { orders, users, stories, profiles, galleries, attention, charts, backups };
}

/** A day of which nothing is known had nothing. */
function fill(days: string[], known: { day: string; count: number }[]) {
  const counts = new Map(known.map(({ day, count }) => [day, count]));
  return days.map((day) => ({ day, count: counts.get(day) ?? 0 }));
}

/** So many days that lie `step` apart, up to the last one. */
function daysBack(last: string, length: number, step: number): string[] {
  return Array.from({ length }, (_, index) => shift(last, (index + 1 - length) * step));
}

function mondayOf(day: string): string {
  const afterMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return shift(day, -afterMonday);
}

function shift(day: string, by: number): string {
  const moved = new Date(`${day}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + by);
  return moved.toISOString().slice(0, 10);
}
