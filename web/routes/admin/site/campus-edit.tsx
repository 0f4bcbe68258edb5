import { campusScreens } from '../../../features/campuses/campus-editor.tsx';
import { editScreen } from '../../../office/records/record-screens.tsx';

const screen = editScreen(campusScreens);

export const { clientLoader, meta, HydrateFallback } = screen;
export default screen.Component;
