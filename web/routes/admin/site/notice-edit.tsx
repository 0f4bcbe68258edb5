import { noticeScreens } from '../../../features/notices/notice-editor.tsx';
import { editScreen } from '../../../office/records/record-screens.tsx';

const screen = editScreen(noticeScreens);

export const { clientLoader, meta, HydrateFallback } = screen;
export default screen.Component;
