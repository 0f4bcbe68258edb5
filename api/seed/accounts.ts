import { randomBytes, randomInt } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Role } from '../../contract/people/roles.ts';
import type { Db } from '../db/client.ts';
import { users } from '../db/tables/users.ts';
import { hashPassword } from '../lib/security/passwords.ts';
import { demoPeople, type WriterName, writerEmail, writers } from './people.ts';

const accountShape = z.array(z.object({ role: z.number(), email: z.string(), password: z.string() }));
export type DemoAccount = z.infer<typeof accountShape>[number];

/** Random for each installation: a demo must not be a door. */
export async function createAccounts(db: Db) {
  const accounts = demoPeople.map((person) => ({ ...person, password: randomPassword() }));
  const rows = await Promise.all(
    accounts.map(async ({ name, email, role, password }) => ({
      name,
      email,
      role,
      passwordHash: await hashPassword(password),
    })),
  );
  const inserted = await db
    .insert(users)
    .values([...rows, ...(await writerRows())])
    .returning({ id: users.id, name: users.name });
  const idOf = (name: WriterName) => inserted.find((user) => user.name === name)?.id ?? null;
  const personOf = (role: Role) => {
    const person = demoPeople.find((one) => one.role === role);
    return { id: person ? idOf(person.name) : null, name: person?.name ?? '' };
  };
  return { accounts: accounts.map(({ role, email, password }) => ({ role, email, password })), idOf, personOf };
}

/** Suspended, so that neither a password nor a mailed link opens them; and the password is known to nobody. */
async function writerRows() {
  const passwordHash = await hashPassword(randomBytes(32).toString('base64'));
  // They have been there for years, so that the newest accounts are those that somebody can use.
  const since = sql`now() - interval '3 years'`;
  const account = { role: 2, passwordHash, suspended: true, createdAt: since, updatedAt: since };
  return writers.map((name) => ({ name, email: writerEmail(name), ...account }));
}

const fileIn = (folder: string) => path.join(folder, 'demo-accounts.json');

/** Renamed into place, so that a reader never sees half of it. */
export function writeAccounts(folder: string, accounts: DemoAccount[]): void {
  const partial = `${fileIn(folder)}.new`;
  writeFileSync(partial, `${JSON.stringify(accounts, null, 2)}\n`, { mode: 0o600 });
  chmodSync(partial, 0o600);
  renameSync(partial, fileIn(folder));
}

export const deleteAccounts = (folder: string): void => rmSync(fileIn(folder), { force: true });

export function readAccounts(folder: string): DemoAccount[] | undefined {
  return existsSync(fileIn(folder)) ? accountShape.parse(JSON.parse(readFileSync(fileIn(folder), 'utf8'))) : undefined;
}

function randomPassword(): string {
  const pick = (alphabet: string, count: number) =>
    Array.from({ length: count }, () => alphabet[randomInt(alphabet.length)]).join('');
  // One of each kind that the rule asks for, and nothing that looks like something else on paper.
  return `${pick('ABCDEFGHJKMNPQRSTUVWXYZ', 2)}${pick('abcdefghjkmnpqrstuvwxyz', 8)}${pick('23456789', 3)}${pick('!@#$%', 1)}`;
}
