import { useRevalidator } from 'react-router';
import { adminRole, ownerRole } from '../../../contract/people/roles.ts';
import { unwrap } from '../../api-client.ts';
import { DashboardPage } from '../../features/dashboard/dashboard-page.tsx';
import { FactorCountdown } from '../../features/factors/countdown.tsx';
import { FirstSteps, isBeginning } from '../../office/first-steps/first-steps.tsx';
import { openSite } from '../../office/first-steps/open-site.ts';
import { OwnSchool } from '../../office/first-steps/own-school.tsx';
import { guardedScreen } from '../../session/guarded-screen.tsx';

const screen = guardedScreen({
  atLeast: adminRole,
  load: () => async (api, user) => {
    const [dashboard, factors, setup] = await Promise.all([
      unwrap(api.admin.dash.$get()),
      unwrap(api.users.factors.$get()),
      unwrap(api.admin.setup.$get()),
    ]);
    return { dashboard, factors, setup, isOwner: user.role >= ownerRole, userName: user.name, now: new Date() };
  },
  title: 'Dashboard',
  view: function Dashboard({ data: { factors, setup, isOwner, now, ...data } }) {
    const { revalidate } = useRevalidator();
    const open = async () => {
      const isDone = await openSite();
      await revalidate();
      return isDone;
    };
    return (
      <DashboardPage
        {...data}
        now={now}
        notice={
          <>
            <FactorCountdown factors={factors} now={now} />
            {isOwner && setup.isDemo && <OwnSchool />}
          </>
        }
        firstSteps={isBeginning(setup) ? <FirstSteps setup={setup} {...(isOwner && { open })} /> : undefined}
      />
    );
  },
});

export const { clientLoader, meta, HydrateFallback } = screen;
export default screen.Component;
