import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Deps } from '../../deps.ts';
import type { ApiEnv } from '../../lib/actor.ts';
import { refreshTokenDays } from './auth.service.ts';
import type { Device } from './devices.service.ts';
import { deviceDays } from './sign-in-retention.service.ts';
import { giveTicket, takeTicket } from './tickets.ts';

const day = 24 * 60 * 60;

type SignedIn = { accessToken: string; refreshToken: string; deviceToken?: string };

/**
 * The cookies of a sign-in: the session's, those for pictures that are not public and for a site that is not open yet, and
 * the one by which a browser is known again. No script reads them.
 */
export function createCookies(deps: Deps) {
  const secure = deps.publicUrl.startsWith('https:');
  // A browser holds the owner of a __Host- name to it: no sister site can set or shadow it. It must then be for all paths.
  const nameOf = (name: string) => (secure ? `__Host-${name}` : name);
  const options = { path: secure ? '/' : '/api/users', httpOnly: true, sameSite: 'Strict', secure } as const;
  const [refresh, known] = [nameOf('refresh'), nameOf('device')];
  return {
    signIn(c: Context<ApiEnv>, { accessToken, refreshToken, deviceToken }: SignedIn) {
      setCookie(c, refresh, refreshToken, { ...options, maxAge: refreshTokenDays * day });
      giveTicket(deps, c, 'pictures', accessToken, refreshTokenDays * day);
      if (!deps.opening.isKnownOpen()) giveTicket(deps, c, 'inside', accessToken, refreshTokenDays * day);
      if (deviceToken) setCookie(c, known, deviceToken, { ...options, maxAge: deviceDays * day });
      c.header('Cache-Control', 'no-store');
      return { accessToken };
    },
    signOut(c: Context<ApiEnv>) {
      deleteCookie(c, refresh, options);
      takeTicket(deps, c, 'pictures');
      if (!deps.opening.isKnownOpen()) takeTicket(deps, c, 'inside');
    },
    readRefreshToken: (c: Context<ApiEnv>) => getCookie(c, refresh),
    device: (c: Context<ApiEnv>): Device => ({
      userAgent: c.req.header('user-agent') ?? '',
      address: c.var.clientAddress,
      token: deviceTokenOf(getCookie(c, known)),
    }),
  };
}

/** Only what could be one of ours: a browser sends back whatever it was told to keep. */
const deviceTokenOf = (value: string | undefined) => (value && /^[\w-]{43}$/.test(value) ? value : undefined);
