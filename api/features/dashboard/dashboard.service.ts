import { dashboardCount } from '../../../contract/dashboard.ts';
import type { Deps } from '../../deps.ts';
import * as queries from './dashboard.queries.ts';

export async function latestOfAll({ db }: Deps) {
  const [orders, users, stories, profiles, galleries] = await Promise.all([
    queries.latestOrders(db, dashboardCount),
    queries.latestUsers(db, dashboardCount),
    queries.latestStories(db, dashboardCount),
    queries.latestProfiles(db, dashboardCount),
    queries.latestGalleries(db, dashboardCount),
  ]);
  return { orders, users, stories, profiles, galleries };
}
