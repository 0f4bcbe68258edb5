import { redirect } from 'react-router';
import type { Route } from './+types/alumni-redirect.ts';

/** The short addresses of the alumni sections, which older links use. */
export function loader({ request }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  return redirect(`/alumni${pathname}${search}`, 301);
}

export default function AlumniRedirect() {
  return null;
}
