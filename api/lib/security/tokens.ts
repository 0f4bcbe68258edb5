import { createHash, createHmac, randomBytes } from 'node:crypto';
import { desc, eq, sql } from 'drizzle-orm';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Db } from '../../db/client.ts';
import { signingKeys } from '../../db/tables/users.ts';
import type { Actor } from '../actor.ts';
import type { Clock } from '../clock.ts';
import { ApiError } from '../errors.ts';

export type SigningKey = Uint8Array;

const accessTokenSeconds = 15 * 60;

/** A token that was signed for anything else is not one of ours, whoever has the key. */
const purpose = { issuer: 'seven-hills', audience: 'seven-hills-api', typ: 'at+jwt' };
const always = { ...purpose, requiredClaims: ['iat', 'exp'] };

const payloadShape = z.object({
  user: z.object({ id: z.number(), name: z.string(), role: z.number() }),
  sid: z.uuid(),
});

export const loadSigningKey = (db: Db): Promise<SigningKey> => loadKey(db, 'access-token');

/** The first instance makes the key; the lock lets the others find it. */
export async function loadKey(db: Db, purpose: 'access-token' | 'factors'): Promise<Uint8Array> {
  const secret = await db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${signingKeys} in share row exclusive mode`);
    const [newest] = await tx
      .select()
      .from(signingKeys)
      .where(eq(signingKeys.purpose, purpose))
      .orderBy(desc(signingKeys.id))
      .limit(1);
    if (newest) return newest.secret;
    const fresh = randomBytes(32).toString('base64url');
    await tx.insert(signingKeys).values({ purpose, secret: fresh });
    return fresh;
  });
  return Buffer.from(secret, 'base64url');
}

export function signAccessToken(key: SigningKey, clock: Clock, actor: Actor): Promise<string> {
  const now = Math.floor(clock().getTime() / 1000);
  return new SignJWT({ user: { id: actor.id, name: actor.name, role: actor.role }, sid: actor.sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: purpose.typ })
    .setIssuer(purpose.issuer)
    .setAudience(purpose.audience)
    .setIssuedAt(now)
    .setExpirationTime(now + accessTokenSeconds)
    .sign(key);
}

/** Gives the session that the token belongs to. */
export async function readAccessToken(key: SigningKey, clock: Clock, token: string): Promise<{ sessionId: string }> {
  try {
    const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: clock(), ...always });
    return { sessionId: payloadShape.parse(payload).sid };
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw new ApiError('token_expired', 'Your sign-in must be renewed.');
    throw new ApiError('token_invalid', 'Your sign-in is not valid.');
  }
}

/** What travels is random; what is stored is its hash, so a stolen database opens nothing. */
export function makeSecret(): { secret: string; hash: string } {
  const secret = randomBytes(32).toString('base64url');
  return { secret, hash: hashSecret(secret) };
}

/**
 * The secret that follows another. It is always the same, so it can be given again without having been stored; without
 * the key nobody can tell it from the one before.
 */
export function successorOf(key: SigningKey, secret: string): string {
  return createHmac('sha256', key).update(`refresh token after ${secret}`).digest('base64url');
}

export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
