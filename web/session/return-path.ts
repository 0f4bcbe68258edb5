import { innerAddress } from './inner-address.ts';

const signInPages = ['/login', '/forgot', '/reset', '/invitation', '/user/email', '/unauthorized'];

let lastPlace: string | undefined;

/** Keeps where a reader was before they went to sign in. */
export function rememberPlace(path: string): void {
  if (!isSignInPage(path)) lastPlace = path;
}

/** Where to go after signing in: a path of this site, whatever the address says; otherwise the home page. */
export function pathAfterLogin(from: string | null, referrer: string, origin: string): string {
  const referred = referrer.startsWith(`${origin}/`) ? referrer.slice(origin.length) : undefined;
  const path = innerAddress(from ?? lastPlace ?? referred);
  return path === undefined || isSignInPage(path) ? '/' : path;
}

/** Goes with somebody to the sign-in page whose session has ended while they were inside. */
export type EndedSession = { endedFor: number };

/** Whose session has ended, as far as the way to the sign-in page says so. */
export const endedFor = (state: unknown): number | undefined =>
  (state as Partial<EndedSession> | null | undefined)?.endedFor;

/** Goes with somebody who has logged out on every device. */
export type LeftEverywhere = { leftEverywhere: true };

export const hasLeftEverywhere = (state: unknown): boolean =>
  (state as Partial<LeftEverywhere> | null | undefined)?.leftEverywhere === true;

/** The address of the login page that leads back to where one was. */
export const loginFrom = (path: string): string => `/login?from=${encodeURIComponent(path)}`;

function isSignInPage(path: string): boolean {
  return signInPages.some((page) => path === page || path.startsWith(`${page}?`));
}
