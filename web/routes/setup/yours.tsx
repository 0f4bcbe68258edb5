import { Navigate } from 'react-router';
import { ownerRole } from '../../../contract/people/roles.ts';
import { unwrap } from '../../api-client.ts';
import { OwnSchool } from '../../features/setup/own-school.tsx';
import { guardedScreen } from '../../session/guarded-screen.tsx';
import '../../office.css';

const screen = guardedScreen({
  atLeast: ownerRole,
  load: () => async (api) => {
    const [setup, { school }] = await Promise.all([unwrap(api.admin.setup.$get()), unwrap(api.admin.settings.$get())]);
    return { isDemo: setup.isDemo, demoName: school.schoolName };
  },
  title: 'Make it your school',
  view: ({ data: { isDemo, demoName } }) =>
    isDemo ? <OwnSchool demoName={demoName} /> : <Navigate to="/admin" replace />,
});

export const { clientLoader, meta, HydrateFallback } = screen;
export default screen.Component;
