import { randomBytes } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { type Db, postgresCode, uniqueViolation } from '../api/db/client.ts';
import { users } from '../api/db/tables/users.ts';
import type { Deps } from '../api/deps.ts';
import { record } from '../api/features/audit/audit.service.ts';
import { notifyAccountChange } from '../api/features/auth/account-notice.service.ts';
import { findUserByEmail, insertUser } from '../api/features/auth/auth.queries.ts';
import { endAccess, replacePassword } from '../api/features/auth/auth.service.ts';
import { overviewOf, removeAllFactors } from '../api/features/factors/factors.service.ts';
import { startStrict } from '../api/features/security/security.service.ts';
import { hashPassword } from '../api/lib/security/passwords.ts';
import { email as emailShape } from '../contract/common/fields.ts';
import { type Role, roleNames } from '../contract/people/roles.ts';

type Options = { email?: string | undefined; name?: string | undefined; role?: string | undefined };

/** Something that the person at the terminal can correct. */
export class CliError extends Error {}

export async function addUser(deps: Deps, options: Options): Promise<string> {
  const email = requireEmail(options);
  const name = options.name?.trim();
  if (!name) throw new CliError('Say the name: --name "Your Name"');
  const role = requireRole(options);
  const password = newPassword();
  // The first account makes it a school: those who run it are to have a second step after the grace.
  if ((await deps.db.$count(users)) === 0) await startStrict(deps.db, deps.clock());
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
    await tx.update(users).set({ role, roleSince: deps.clock() }).where(eq(users.id, user.id));
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

/** How an account is protected; with --reset everything is removed, for whoever is locked out and has the machine. */
export async function userFactors(deps: Deps, options: Options & { reset?: boolean | undefined }): Promise<string> {
  const { id, email } = await requireUser(deps.db, options);
  const { person, passkeys, totp, sheet, reset } = await overviewOf(deps, id);
  if (options.reset) {
    await deps.db.transaction(async (tx) => {
      await removeAllFactors(deps, tx, person, null);
      await endAccess(tx, id, deps.clock());
    });
    return `The second step of ${email} was removed and all sessions ended. The password alone opens the account now.`;
  }
  return [
    `${email}: ${person.secondStep ? 'a second step is asked for' : 'the password alone opens the account'}`,
    ...passkeys.map(({ name, rpId, disabledAt }) => `passkey  ${name}  (${rpId})${disabledAt ? '  switched off' : ''}`),
    ...(totp?.secret ? ['codes from an app'] : []),
    ...(person.mailCode ? ['codes by mail'] : []),
    sheet ? `recovery codes: ${sheet.left} of ${sheet.total} left` : 'no recovery codes',
    ...(reset ? [`${reset.requestedByName} has asked to remove all of it at ${reset.dueAt.toISOString()}`] : []),
  ].join('\n');
}

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
