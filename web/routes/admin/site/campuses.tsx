import { useRevalidator } from 'react-router';
import { adminRole } from '../../../../contract/people/roles.ts';
import { unwrap } from '../../../api-client.ts';
import { CampusList } from '../../../features/campuses/campus-list.tsx';
import { guardedScreen } from '../../../session/guarded-screen.tsx';

const screen = guardedScreen({
  atLeast: adminRole,
  load: () => (api) => unwrap(api.admin.campuses.$get()),
  title: 'Campuses',
  view: function Campuses({ data: { docs } }) {
    const { revalidate } = useRevalidator();
    return <CampusList campuses={docs} refresh={revalidate} />;
  },
});

export const { clientLoader, meta, HydrateFallback } = screen;
export default screen.Component;
