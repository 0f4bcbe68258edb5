import { committeeScreens } from '../../../features/committees/committee-editor.tsx';
import { addScreen } from '../../../office/records/record-screens.tsx';

const screen = addScreen(committeeScreens);

export const { meta } = screen;
export default screen.Component;
