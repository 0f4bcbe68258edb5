import { innerAddress } from './inner-address.ts';

const doors = ['/login', '/forgot', '/reset', '/invitation', '/unauthorized'];

let lastPlace: string | undefined;

/** Keeps where a reader was before they went to the door. */
export function rememberPlace(path: string): void {
  if (!leadsToDoor(path)) lastPlace = path;
}

/** Where to go after signing in: a path of this site, whatever the address says; otherwise the home page. */
export function pathAfterLogin(from: string | null, referrer: string, origin: string): string {
  const referred = referrer.startsWith(`${origin}/`) ? referrer.slice(origin.length) : undefined;
  const path = innerAddress(from ?? lastPlace ?? referred);
  return path === undefined || leadsToDoor(path) ? '/' : path;
}

/** Goes with somebody to the door whose session has ended while they were inside. */
export type EndedSession = { endedFor: number };

/** Whose session has ended, as far as the way to the door says so. */
export const endedFor = (state: unknown): number | undefined =>
  (state as Partial<EndedSession> | null | undefined)?.endedFor;

/** The address of the login page that leads back to where one was. */
export const loginFrom = (path: string): string => `/login?from=${encodeURIComponent(path)}`;

function leadsToDoor(path: string): boolean {
  return doors.some((door) => path === door || path.startsWith(`${door}?`));
}
