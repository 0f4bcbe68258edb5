import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';
import { decodeJwt } from 'jose';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import type { Actor, ApiEnv } from '../../lib/actor.ts';
import type { SigningKey } from '../../lib/security/tokens.ts';
import { standingOf } from './auth.service.ts';

/**
 * A browser fetches pictures and pages by itself, without the token that lives in a page's memory. These cookies are
 * worth what the session is worth and change nothing. `pictures` goes to /images alone and opens what its owner may see;
 * `inside` is given while a new site is closed and opens what everybody will read there.
 */
const kinds = {
  pictures: { path: '/images', sameSite: 'Strict', prefix: '__Secure-' },
  // A link to the new site that a colleague has sent must open it, so another site may lead here with it.
  inside: { path: '/', sameSite: 'Lax', prefix: '__Host-' },
} as const;

type Kind = keyof typeof kinds;
type Place = Pick<Deps, 'publicUrl'>;

const isSecure = ({ publicUrl }: Place) => publicUrl.startsWith('https:');
export const ticketName = (deps: Place, kind: Kind) => (isSecure(deps) ? kinds[kind].prefix + kind : kind);
const settingsOf = (deps: Place, kind: Kind) => {
  const { path, sameSite } = kinds[kind];
  return { path, sameSite, httpOnly: true, secure: isSecure(deps) };
};

const claims = z.object({ sid: z.uuid() });
const ticketShape = /^([0-9a-f-]{36})\.([\w-]{43})$/;

export function giveTicket(deps: Deps, c: Context<ApiEnv>, kind: Kind, accessToken: string, maxAge: number): void {
  const { sid } = claims.parse(decodeJwt(accessToken));
  const ticket = `${sid}.${sealOf(deps.signingKey, kind, sid)}`;
  setCookie(c, ticketName(deps, kind), ticket, { ...settingsOf(deps, kind), maxAge });
}

export function takeTicket(deps: Deps, c: Context<ApiEnv>, kind: Kind): void {
  deleteCookie(c, ticketName(deps, kind), settingsOf(deps, kind));
}

/** Who shows the ticket, if it is ours and the session behind it still counts. */
export async function actorOfTicket(deps: Deps, kind: Kind, cookies: string | undefined): Promise<Actor | null> {
  const name = ticketName(deps, kind);
  const [, sessionId, seal] = ticketShape.exec(parse(cookies ?? '', name)[name] ?? '') ?? [];
  if (!sessionId || !seal) return null;
  const isOurs = timingSafeEqual(Buffer.from(seal), Buffer.from(sealOf(deps.signingKey, kind, sessionId)));
  if (!isOurs) return null;
  return standingOf(deps, sessionId).then(
    ({ actor }) => actor,
    () => null,
  );
}

const sealOf = (key: SigningKey, kind: Kind, sessionId: string): string =>
  createHmac('sha256', key).update(`${kind} ${sessionId}`).digest('base64url');
