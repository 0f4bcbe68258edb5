import { type Algorithm, hash, hashRaw, verify } from '@node-rs/argon2';

/** OWASP's recommendation for argon2id. A test that lives through thousands of sign-ins lowers it. */
export const hashCost = { algorithm: 2 satisfies Algorithm, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes that were computed to check a password: the dearest work that a stranger can ask for. */
export const passwordChecks = { total: 0 };

export const hashPassword = (password: string): Promise<string> => hash(password, hashCost);

let stranger: Promise<string> | undefined;

/** Takes the same time for an account that does not exist. */
export async function passwordMatches(stored: string | undefined, password: string): Promise<boolean> {
  stranger ??= hashPassword('nobody has this password');
  passwordChecks.total += 1;
  const matches = await verify(stored ?? (await stranger), password);
  return matches && stored !== undefined;
}

/** The same text and salt always give the same hash, so that it can be looked up. */
export async function hashWithSalt(text: string, salt: string): Promise<string> {
  return (await hashRaw(text, { ...hashCost, salt: Buffer.from(salt, 'hex') })).toString('base64url');
}
