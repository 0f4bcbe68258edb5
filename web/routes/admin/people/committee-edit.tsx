import { committeeScreens } from '../../../features/committees/committee-editor.tsx';
import { editScreen } from '../../../office/records/record-screens.tsx';

const screen = editScreen(committeeScreens);

export const { clientLoader, meta, HydrateFallback } = screen;
export default screen.Component;
