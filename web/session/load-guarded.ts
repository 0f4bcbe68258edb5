import { replace } from 'react-router';
import type { Role } from '../../contract/people/roles.ts';
import { type ApiClient, browserApi, errorCodeHeader } from '../api-client.ts';
import { askForSession, type BrowserSession, currentSession } from './browser-session.ts';

export type User = NonNullable<BrowserSession['user']>;

/** What was loaded, and for whom: it is shown to nobody else. */
export type Loaded<T> = { userId: number; data: T };

/** Asks only once it is known who is there. Those who may not get nothing: the gate sends them on. */
export async function loadGuarded<T>(
  atLeast: Role,
  load: (api: ApiClient, user: User) => Promise<T>,
): Promise<Loaded<T> | null> {
  const { user } = await askForSession();
  if (!user || user.role < atLeast) return null;
  try {
    return { userId: user.id, data: await load(browserApi(), user) };
  } catch (thrown) {
    // The session has ended meanwhile; the page to sign in says more than an error would.
    if (currentSession().state !== 'in') return null;
    if (thrown instanceof Response && thrown.status === 403) throw replace(placeFor(thrown));
    throw thrown;
  }
}

/** Who lacks only a second step is led to where it is set up. */
const placeFor = ({ headers }: Response): string =>
  headers.get(errorCodeHeader) === 'factor_required' ? '/user/sign-in?needed' : '/unauthorized';
