import { randomInt } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Role } from '../../../contract/roles.ts';
import { hashPassword } from '../../lib/passwords.ts';
import type { Db } from '../client.ts';
import { users } from '../tables/users.ts';

const accountShape = z.array(z.object({ role: z.number(), email: z.string(), password: z.string() }));
export type DemoAccount = z.infer<typeof accountShape>[number];

const people: { role: Role; name: string; email: string }[] = [
  { role: 1, name: 'Peter Ssemwanga', email: 'parent@sevenhills.example' },
  { role: 2, name: 'Sarah Nabukenya', email: 'author@sevenhills.example' },
  { role: 3, name: 'Isaac Tumusiime', email: 'editor@sevenhills.example' },
  { role: 4, name: 'Grace Achieng', email: 'administrator@sevenhills.example' },
  { role: 5, name: 'Ruth Namutebi', email: 'owner@sevenhills.example' },
];

/** Random for each installation: a demo must not be a door. */
export async function createAccounts(db: Db) {
  const accounts = people.map((person) => ({ ...person, password: randomPassword() }));
  const rows = await Promise.all(
    accounts.map(async ({ name, email, role, password }) => ({
      name,
      email,
      role,
      passwordHash: await hashPassword(password),
    })),
  );
  const inserted = await db.insert(users).values(rows).returning({ id: users.id, role: users.role });
  const idOf = (role: Role) => inserted.find((user) => user.role === role)?.id ?? null;
  const personOf = (role: Role) => ({
    id: idOf(role),
    name: people.find((person) => person.role === role)?.name ?? '',
  });
  return { accounts: accounts.map(({ role, email, password }) => ({ role, email, password })), idOf, personOf };
}

const fileIn = (folder: string) => path.join(folder, 'demo-accounts.json');

/** Renamed into place, so that a reader never sees half of it. */
export function writeAccounts(folder: string, accounts: DemoAccount[]): void {
  const partial = `${fileIn(folder)}.new`;
  writeFileSync(partial, `${JSON.stringify(accounts, null, 2)}\n`, { mode: 0o600 });
  chmodSync(partial, 0o600);
  renameSync(partial, fileIn(folder));
}

export function readAccounts(folder: string): DemoAccount[] | undefined {
  return existsSync(fileIn(folder)) ? accountShape.parse(JSON.parse(readFileSync(fileIn(folder), 'utf8'))) : undefined;
}

function randomPassword(): string {
  const pick = (alphabet: string, count: number) =>
    Array.from({ length: count }, () => alphabet[randomInt(alphabet.length)]).join('');
  // One of each kind that the rule asks for, and nothing that looks like something else on paper.
  return `${pick('ABCDEFGHJKMNPQRSTUVWXYZ', 2)}${pick('abcdefghjkmnpqrstuvwxyz', 8)}${pick('23456789', 3)}${pick('!@#$%', 1)}`;
}
