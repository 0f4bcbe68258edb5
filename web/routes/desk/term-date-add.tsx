import { termDateScreens } from '../../features/term-dates/office/term-date-editor.tsx';
import { addScreen } from '../../office/records/record-screens.tsx';

const screen = addScreen(termDateScreens);

export const { meta } = screen;
export default screen.Component;
