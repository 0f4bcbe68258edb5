import { unwrap } from '../../../api-client.ts';
import { NoticeList } from '../../../features/notices/notice-list.tsx';
import { noticeListShape } from '../../../features/notices/notice-list-shape.ts';
import { listScreen } from '../../../office/table/list-screen.tsx';

const screen = listScreen({
  title: 'Notices',
  shape: noticeListShape,
  load: (api, query) => unwrap(api.admin.notices.$get({ query })),
  view: ({ data }) => <NoticeList {...data} />,
});

export const { clientLoader, meta, HydrateFallback } = screen;
export default screen.Component;
