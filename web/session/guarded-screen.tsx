import { type ReactNode, useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { Role } from '../../contract/people/roles.ts';
import type { ApiClient } from '../api-client.ts';
import { hiddenMeta, type Match } from '../ui/meta/meta.ts';
import { HillsLoading } from './hills-loading.tsx';
import { type Loaded, loadGuarded, type User } from './load-guarded.ts';
import { useSession } from './session.tsx';
import { SessionGate } from './session-gate.tsx';

type Address = { request: Request; params: Record<string, string | undefined> };

type Screen<Asked extends Address, T> = {
  atLeast: Role;
  /** First what the address asks for, then the answer in the name of whoever is signed in. */
  load: (asked: Asked) => (api: ApiClient, user: User) => Promise<T>;
  /** Of the browser's tab. No data: they may not see it, or it has not come yet. */
  title: string | ((of: { data: T | undefined; params: Asked['params'] }) => string);
  view: (props: { data: T; params: Asked['params'] }) => ReactNode;
};

/** What a route exports for a page that only those of a role may see. Its data is loaded in the browser alone. */
export function guardedScreen<Asked extends Address, T>({ atLeast, load, title, view: View }: Screen<Asked, T>) {
  type Props = { loaderData: Loaded<T> | null; params: Asked['params'] };
  type MetaArgs = { matches: readonly Match[]; loaderData: Loaded<T> | null | undefined; params: Asked['params'] };
  return {
    clientLoader: (asked: Asked) => loadGuarded(atLeast, load(asked)),
    meta: ({ matches, loaderData, params }: MetaArgs) =>
      hiddenMeta(matches, {
        title: typeof title === 'string' ? title : title({ data: loaderData?.data, params }),
        path: null,
      }),
    /** The server renders pages anonymously. */
    HydrateFallback: () => <HillsLoading />,
    Component: ({ loaderData, params }: Props) => (
      <SessionGate atLeast={atLeast}>
        <LoadedForThem loaded={loaderData}>{(data) => <View data={data} params={params} />}</LoadedForThem>
      </SessionGate>
    ),
  };
}

type GatedScreen = { atLeast: Role; title: string | ((pathname: string) => string); view: () => ReactNode };

/** The same for a page that needs no data, such as the form for something new. */
export function gatedScreen({ atLeast, title, view: View }: GatedScreen) {
  type MetaArgs = { matches: readonly Match[]; location: { pathname: string } };
  return {
    meta: ({ matches, location }: MetaArgs) =>
      hiddenMeta(matches, { title: typeof title === 'string' ? title : title(location.pathname), path: null }),
    Component: () => (
      <SessionGate atLeast={atLeast}>
        <View />
      </SessionGate>
    ),
  };
}

type LoadedProps<T> = { loaded: Loaded<T> | null; children: (data: T) => ReactNode };

/** Another tab may have changed who is signed in; then the page is asked for again in their name. */
function LoadedForThem<T>({ loaded, children }: LoadedProps<T>) {
  const { user } = useSession();
  const { revalidate } = useRevalidator();
  const userId = user?.id;
  const theirs = loaded && loaded.userId === userId ? loaded : undefined;
  const missing = theirs === undefined ? userId : undefined;
  useEffect(() => {
    if (missing !== undefined) revalidate();
  }, [missing, revalidate]);
  return theirs ? children(theirs.data) : <HillsLoading label="One moment." />;
}
