import { campusScreens } from '../../../features/campuses/campus-editor.tsx';
import { addScreen } from '../../../office/records/record-screens.tsx';

const screen = addScreen(campusScreens);

export const { meta } = screen;
export default screen.Component;
