import { termDateScreens } from '../../features/term-dates/office/term-date-editor.tsx';
import { editScreen } from '../../office/records/record-screens.tsx';

const screen = editScreen(termDateScreens);

export const { clientLoader, meta, HydrateFallback } = screen;
export default screen.Component;
