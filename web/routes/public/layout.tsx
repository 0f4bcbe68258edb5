import type { ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Outlet,
  useLocation,
  useMatches,
  useRouteLoaderData,
  useSearchParams,
} from 'react-router';
import { endsWithCall } from '../../../contract/site/words/closing-call.ts';
import { OneOfOurs } from '../../features/alumni/public/one-of-ours.tsx';
import { Fault } from '../../features/site/fault.tsx';
import { Frame } from '../../features/site/frame.tsx';
import { NotFound } from '../../features/site/not-found.tsx';
import { useRevalidateSignedIn } from '../../session/revalidate-signed-in.ts';
import { isAlumni } from '../../ui/addresses/variant.ts';
import { hiddenMeta, type RootData } from '../../ui/meta/meta.ts';
import type { Route } from './+types/layout.ts';

/**
 * A page that exports this as its handle ends with the call to enrol; a form, with false, ends with itself, and the home
 * page as its sections are ordered.
 */
type ClosingCall = boolean | 'home';
type PageHandle = { closingCall?: ClosingCall } | undefined;

export const meta: Route.MetaFunction = ({ error, matches }) => {
  if (!error) return [];
  const title = isMissing(error) ? 'Page Not Found' : 'Something went wrong';
  return hiddenMeta(matches, { title, path: null });
};

export default function PublicLayout() {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const matches = useMatches();
  const says = (call: ClosingCall) => matches.some(({ handle }) => (handle as PageHandle)?.closingCall === call);
  // Whoever writes is no parent in search of a place, nor a former pupil.
  const isRead = !search.has('edit') && !says(false) && !matches.some(({ id }) => id.startsWith('staff:'));
  const alumni = isAlumni(pathname);
  return (
    <PublicFrame closingCall={isRead && !alumni && (says('home') ? 'home' : says(true))}>
      <Outlet />
      {isRead && alumni && <OneOfOurs />}
    </PublicFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  useRevalidateSignedIn(isMissing(error));
  return <PublicFrame closingCall>{isMissing(error) ? <NotFound /> : <Fault />}</PublicFrame>;
}

const isMissing = (error: unknown) => isRouteErrorResponse(error) && error.status === 404;

function PublicFrame({ closingCall, children }: { closingCall: ClosingCall; children: ReactNode }) {
  const { pathname } = useLocation();
  const root = useRouteLoaderData<RootData>('root');
  // Whoever is shown a menu before it is public sees it around the page, too, and a notice as at its address.
  const preview = useRouteLoaderData<Pick<RootData, 'school'> & { at: string }>('public:p/site');
  if (!root) return children;
  const school = preview?.school ?? root.school;
  return (
    <Frame
      school={school}
      address={root.origin + (preview?.at ?? pathname)}
      alumni={isAlumni(pathname)}
      closingCall={closingCall === 'home' ? endsWithCall(school.site.home.sections) : closingCall}
    >
      {children}
    </Frame>
  );
}
