import { noticeScreens } from '../../../features/notices/notice-editor.tsx';
import { addScreen } from '../../../office/records/record-screens.tsx';

const screen = addScreen(noticeScreens);

export const { meta } = screen;
export default screen.Component;
