import { data } from 'react-router';

/** Whatever no other address answers; the frame shows the page for it. */
export const loader = (): never => {
  throw data(null, { status: 404 });
};

export default function NotFoundRoute() {
  return null;
}
