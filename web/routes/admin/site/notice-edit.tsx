import { lazy } from 'react';
import { noticeScreens } from '../../../features/notices/notice-editor.tsx';
import { editScreen } from '../../../office/records/record-screens.tsx';

const NoticeOnSite = lazy(() => import('../../../features/site/notice-on-site.tsx'));

const screen = editScreen(noticeScreens(NoticeOnSite));

export const { clientLoader, meta, HydrateFallback } = screen;
export default screen.Component;
