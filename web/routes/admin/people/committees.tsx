import { unwrap } from '../../../api-client.ts';
import { CommitteeList } from '../../../features/committees/committee-list.tsx';
import { committeeListShape } from '../../../features/committees/committee-list-shape.ts';
import { listScreen } from '../../../office/table/list-screen.tsx';

const screen = listScreen({
  title: 'Committees',
  shape: committeeListShape,
  load: (api, query) => unwrap(api.admin.committees.$get({ query })),
  view: ({ data }) => <CommitteeList {...data} />,
});

export const { clientLoader, meta, HydrateFallback } = screen;
export default screen.Component;
