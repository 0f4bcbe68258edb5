import { data } from 'react-router';
import { NotFound } from '../../features/site/not-found.tsx';
import { gatedScreen } from '../../session/guarded-screen.tsx';

/** The door comes first: to a stranger every address behind it looks alike. */
const screen = gatedScreen({ atLeast: 1, title: 'Page Not Found', view: NotFound });

export const loader = () => data(null, { status: 404 });
export const { meta } = screen;
export default screen.Component;
