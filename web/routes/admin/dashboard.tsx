import { adminRole } from '../../../contract/roles.ts';
import { unwrap } from '../../api-client.ts';
import { HillsLoading } from '../../features/auth/hills-loading.tsx';
import { DashboardPage } from '../../features/dashboard/dashboard-page.tsx';
import { FactorCountdown } from '../../features/factors/countdown.tsx';
import { pageMeta } from '../../ui/meta.ts';
import { Guarded } from '../staff/guarded.tsx';
import { loadGuarded } from '../staff/load-guarded.ts';
import type { Route } from './+types/dashboard.ts';

export const clientLoader = () =>
  loadGuarded(adminRole, async (api, user) => {
    const [dashboard, factors] = await Promise.all([unwrap(api.admin.dash.$get()), unwrap(api.users.factors.$get())]);
    return { dashboard, factors, userName: user.name, now: new Date() };
  });

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, { title: 'Dashboard', path: null }),
  { name: 'robots', content: 'noindex' },
];

/** The server renders as for nobody. */
export const HydrateFallback = () => <HillsLoading />;

export default function DashboardRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Guarded atLeast={adminRole} loaded={loaderData}>
      {({ factors, now, ...data }) => (
        <DashboardPage {...data} now={now} notice={<FactorCountdown factors={factors} now={now} />} />
      )}
    </Guarded>
  );
}
