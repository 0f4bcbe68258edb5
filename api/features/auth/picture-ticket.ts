import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { decodeJwt } from 'jose';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import type { Actor, ApiEnv } from '../../lib/actor.ts';
import type { SigningKey } from '../../lib/tokens.ts';
import { standingOf } from './auth.service.ts';

/**
 * A page's pictures are fetched by the browser itself, without the token that lives in the page's memory. This cookie
 * goes to /images alone, opens nothing but pictures that its owner may see, and is worth what the session is worth.
 */
const isSecure = ({ publicUrl }: Pick<Deps, 'publicUrl'>) => publicUrl.startsWith('https:');
const nameOf = (deps: Pick<Deps, 'publicUrl'>) => (isSecure(deps) ? '__Secure-pictures' : 'pictures');
const settingsOf = (deps: Pick<Deps, 'publicUrl'>) =>
  ({ path: '/images', httpOnly: true, sameSite: 'Strict', secure: isSecure(deps) }) as const;

const claims = z.object({ sid: z.uuid() });
const ticketShape = /^([0-9a-f-]{36})\.([\w-]{43})$/;

export function giveTicket(deps: Deps, c: Context<ApiEnv>, accessToken: string, maxAge: number): void {
  const { sid } = claims.parse(decodeJwt(accessToken));
  setCookie(c, nameOf(deps), `${sid}.${sealOf(deps.signingKey, sid)}`, { ...settingsOf(deps), maxAge });
}

export function takeTicket(deps: Deps, c: Context<ApiEnv>): void {
  deleteCookie(c, nameOf(deps), settingsOf(deps));
}

/** Who shows the ticket, if it is ours and the session behind it still counts. */
export async function actorOfTicket(deps: Deps, c: Context<ApiEnv>): Promise<Actor | null> {
  const [, sessionId, seal] = ticketShape.exec(getCookie(c, nameOf(deps)) ?? '') ?? [];
  if (!sessionId || !seal) return null;
  const isOurs = timingSafeEqual(Buffer.from(seal), Buffer.from(sealOf(deps.signingKey, sessionId)));
  if (!isOurs) return null;
  return standingOf(deps, sessionId).then(
    ({ actor }) => actor,
    () => null,
  );
}

const sealOf = (key: SigningKey, sessionId: string): string =>
  createHmac('sha256', key).update(`pictures ${sessionId}`).digest('base64url');
