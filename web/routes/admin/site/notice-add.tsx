import { lazy } from 'react';
import { noticeScreens } from '../../../features/notices/notice-editor.tsx';
import { addScreen } from '../../../office/records/record-screens.tsx';

const NoticeOnSite = lazy(() => import('../../../features/site/notice-on-site.tsx'));

const screen = addScreen(noticeScreens(NoticeOnSite));

export const { meta } = screen;
export default screen.Component;
