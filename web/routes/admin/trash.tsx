import { adminRole } from '../../../contract/people/roles.ts';
import { trashScreen } from '../../features/trash/trash-screen.tsx';

const screen = trashScreen(adminRole);

export const { clientLoader, meta, HydrateFallback } = screen;
export default screen.Component;
