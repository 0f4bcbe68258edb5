import { type Algorithm, hash, hashRaw, verify } from '@node-rs/argon2';
import { createLimiter } from '../limiter.ts';

/** OWASP's recommendation for argon2id. A test that lives through thousands of sign-ins lowers it. */
export const hashCost = { algorithm: 2 satisfies Algorithm, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes that were computed to check a password: the dearest work that a stranger can ask for. */
export const passwordChecks = { total: 0 };

/** Leaves two of Node's four threads to those who sign in, whose passwords are only checked. */
export const limitHashing = createLimiter({
  maxConcurrent: 2,
  timeoutMs: 20_000,
  message: 'Many passwords are being set at this moment. Please try again in a minute.',
});

export const hashPassword = (password: string): Promise<string> => limitHashing(() => hash(password, hashCost));

let stranger: Promise<string> | undefined;

/** Takes the same time for an account that does not exist. */
export async function passwordMatches(stored: string | undefined, password: string): Promise<boolean> {
  stranger ??= hash('nobody has this password', hashCost);
  passwordChecks.total += 1;
  const matches = await verify(stored ?? (await stranger), password);
  return matches && stored !== undefined;
}

/** The same text and salt always give the same hash, so that it can be looked up. */
export async function hashWithSalt(text: string, salt: string): Promise<string> {
  return (await hashRaw(text, { ...hashCost, salt: Buffer.from(salt, 'hex') })).toString('base64url');
}
