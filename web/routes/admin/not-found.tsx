import { data } from 'react-router';
import { adminRole } from '../../../contract/people/roles.ts';
import { OfficeNotFound } from '../../office/frame/office-not-found.tsx';
import { gatedScreen } from '../../session/guarded-screen.tsx';

/** The door comes first: to a stranger every address behind it looks alike. */
const screen = gatedScreen({ atLeast: adminRole, title: 'Page Not Found', view: OfficeNotFound });

export const loader = () => data(null, { status: 404 });
export const { meta } = screen;
export default screen.Component;
