import { adminRole } from '../../../contract/roles.ts';
import { unwrap } from '../../api-client.ts';
import { DashboardPage } from '../../features/dashboard/dashboard-page.tsx';
import { FactorCountdown } from '../../features/factors/countdown.tsx';
import { guardedScreen } from '../../session/guarded-screen.tsx';

const screen = guardedScreen({
  atLeast: adminRole,
  load: () => async (api, user) => {
    const [dashboard, factors] = await Promise.all([unwrap(api.admin.dash.$get()), unwrap(api.users.factors.$get())]);
    return { dashboard, factors, userName: user.name, now: new Date() };
  },
  title: 'Dashboard',
  view: ({ data: { factors, now, ...data } }) => (
    <DashboardPage {...data} now={now} notice={<FactorCountdown factors={factors} now={now} />} />
  ),
});

export const { clientLoader, meta, HydrateFallback } = screen;
export default screen.Component;
