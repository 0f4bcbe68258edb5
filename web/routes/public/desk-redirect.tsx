import { redirect } from 'react-router';
import type { Route } from './+types/desk-redirect.ts';

/** What editors do stood below /admin, which is the administrators' alone. Bookmarks lead on. */
export function loader({ request }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  return redirect(`${pathname.replace(/^\/admin/, '/desk')}${search}`, 301);
}

export default function DeskRedirect() {
  return null;
}
