import { randomBytes } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { type Db, postgresCode, uniqueViolation } from '../api/db/client.ts';
import { users } from '../api/db/tables/users.ts';
import type { Deps } from '../api/deps.ts';
import { record } from '../api/features/audit/audit.service.ts';
import { notifyAccountChange } from '../api/features/auth/account-notice.service.ts';
import { findUserByEmail, insertUser } from '../api/features/auth/auth.queries.ts';
import { replacePassword } from '../api/features/auth/auth.service.ts';
import { hashPassword } from '../api/lib/passwords.ts';
import { email as emailShape } from '../contract/fields.ts';
import { type Role, roleNames } from '../contract/roles.ts';

type Options = { email?: string | undefined; name?: string | undefined; role?: string | undefined };

/** Something that the person at the terminal can mend. */
export class CliError extends Error {}

export async function addUser(deps: Deps, options: Options): Promise<string> {
  const email = requireEmail(options);
  const name = options.name?.trim();
  if (!name) throw new CliError('Say the name: --name "Ruth Namutebi"');
  const role = requireRole(options);
  const password = newPassword();
  try {
    const passwordHash = await hashPassword(password);
    await deps.db.transaction(async (tx) => {
      const user = await insertUser(tx, { name, email, role, passwordHash });
      await note(deps, tx, user, 'added', `${roleNames[role]}.`);
    });
  } catch (error) {
    if (postgresCode(error) === uniqueViolation) throw new CliError(`There is an account for ${email} already.`);
    throw error;
  }
  return `${roleNames[role]} ${email} was added. Password: ${password}`;
}

export async function listUsers({ db }: Deps): Promise<string> {
  const rows = await db.select().from(users).orderBy(asc(users.role), asc(users.name));
  const lines = rows.map(
    ({ role, email, name, suspended }) => `${role}  ${email}  ${name}${suspended ? '  (suspended)' : ''}`,
  );
  return lines.join('\n') || 'There are no accounts yet.';
}

export async function setUserRole(deps: Deps, options: Options): Promise<string> {
  const user = await requireUser(deps.db, options);
  const role = requireRole(options);
  await deps.db.transaction(async (tx) => {
    await tx.update(users).set({ role }).where(eq(users.id, user.id));
    await note(deps, tx, user, 'changed', `Role: ${roleNames[user.role as Role]} to ${roleNames[role]}.`);
  });
  return `${user.email} is now ${roleNames[role]} (${role}).`;
}

export async function setUserPassword(deps: Deps, options: Options): Promise<string> {
  const { db, clock } = deps;
  const user = await requireUser(db, options);
  const password = newPassword();
  const hash = await hashPassword(password);
  await db.transaction(async (tx) => {
    await replacePassword(tx, user.id, hash, clock());
    await notifyAccountChange(deps, tx, user, 'A new password for your account was set by whoever runs the site.');
    await note(deps, tx, user, 'changed', 'Password reset.');
  });
  return `The new password of ${user.email}: ${password}`;
}

/** Nobody is signed in at a terminal; the log says that it was done there. */
const note = (deps: Deps, tx: Db, { id, name }: { id: number; name: string }, action: string, what: string) =>
  record(deps, tx, null, { action, kind: 'user', itemId: id, title: name, detail: `${what} From the command line.` });

async function requireUser(db: Deps['db'], options: Options) {
  const email = requireEmail(options);
  const user = await findUserByEmail(db, email);
  if (!user) throw new CliError(`There is no account for ${email}.`);
  return user;
}

function requireEmail({ email }: Options): string {
  const parsed = emailShape.safeParse(email);
  if (!parsed.success) throw new CliError('Say a valid e-mail: --email ruth@school.example');
  return parsed.data;
}

function requireRole({ role }: Options): keyof typeof roleNames {
  const number = Number(role);
  if (!(number in roleNames)) {
    throw new CliError(
      `Say the role: --role ${Object.entries(roleNames)
        .map(([key, value]) => `${key} (${value})`)
        .join(', ')}`,
    );
  }
  return number as keyof typeof roleNames;
}

// Long enough to be guessed by nobody, and within the rule that people's own passwords follow.
function newPassword(): string {
  return `Aa1!${randomBytes(12).toString('base64url')}`;
}
