import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApi } from '../../api/app.ts';
import { mails } from '../../api/db/tables/enquiries.ts';
import { invitations, passwordResets, sessions, signingKeys, users } from '../../api/db/tables/users.ts';
import { takeBackup } from '../../api/features/backups/archive/take.ts';
import { loadSigningKey } from '../../api/lib/security/tokens.ts';
import { folderStorage } from '../../api/lib/storage/storage.ts';
import { readBackup } from '../../cli/archive.ts';
import { testApi } from '../support/api.ts';
import { createTestDatabase } from '../support/database.ts';
import { goodPassword, type Person } from '../support/factory.ts';
import { mailedLetter } from '../support/mailed-letter.ts';
import { readParts, writeOldArchive } from '../support/old-archive.ts';

const api = testApi();
const folder = mkdtempSync(path.join(tmpdir(), 'seven-hills-backup-attack-'));
const [now, old] = [path.join(folder, 'now.tar'), path.join(folder, 'old.tar')];
const volatile = ['signing_keys', 'sessions', 'refresh_tokens', 'password_resets', 'rate_limits'];
let people: Record<'owner' | 'suspended' | 'demoted', Person>;
let secrets: Record<'cookie' | 'access' | 'reset' | 'invitation' | 'key', string>;

/** A school with somebody signed in, a link under way and an open invitation. */
beforeAll(async () => {
  people = { owner: await api.make.person(5), suspended: await api.make.person(4), demoted: await api.make.person(4) };
  const { owner } = people;
  const signedIn = await api.request('POST', '/users/login', { json: { user: owner.email, pwd: goodPassword } });
  await api.request('POST', '/users/forgot', { json: { email: owner.email } });
  const json = { name: 'Guest', email: 'guest@home.example', role: 4 };
  await api.request('POST', '/admin/invitations', { as: owner, json });
  const [key] = await api.deps.db.select().from(signingKeys);
  secrets = {
    cookie: signedIn.headers.getSetCookie()[0]?.split(';')[0]?.split('=')[1] ?? '',
    access: signedIn.answer.accessToken,
    reset: (await mailedLetter(api, owner.email)).token,
    invitation: (await mailedLetter(api, json.email)).token,
    key: key?.secret ?? '',
  };
  await takeBackup({ pool: api.database.pool, storage: api.deps.storage, clock: api.deps.clock }, now);
  await writeOldArchive(api.database.pool, now, old, volatile);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('ASVS 14.2.4: what a backup holds', () => {
  test('no key, no session, no link that works', async () => {
    const parts = await readParts(now);
    for (const name of volatile) expect([...parts.keys()]).not.toContain(`tables/${name}.copy.gz`);
    for (const [name, secret] of Object.entries(secrets)) {
      const holders = [...parts].filter(([, content]) => content.includes(secret)).map(([part]) => part);
      expect(holders, name).toEqual([]);
    }
  });

  test('every column that looks like a secret has been decided upon', async () => {
    const { excludedTables, includedSecrets } = await import('../../api/features/backups/archive/excluded.ts');
    const { rows } = await api.database.pool.query<{ table: string; column: string }>(`
      select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' and table_name in (select relname from pg_class where relkind = 'r')
        and column_name ~ 'secret|token|hash|password|key|code|challenge|credential|otp|nonce|salt|pin'`);
    expect(rows.length).toBeGreaterThan(8);
    const undecided = rows.filter(
      ({ table, column }) => !(table in excludedTables) && !(`${table}.${column}` in includedSecrets),
    );
    expect(undecided, 'leave the table out of backups, or say why its column may be in them').toEqual([]);
    // What is no longer there is not decided upon either.
    const known = new Set(rows.map(({ table, column }) => `${table}.${column}`));
    expect(Object.keys(includedSecrets).filter((name) => !known.has(name))).toEqual([]);
    for (const reason of [...Object.values(excludedTables), ...Object.values(includedSecrets)])
      expect(reason).toMatch(/\w+ \w+/);
  });
});

describe('ASVS 7.4.1, 6.4.1: a restored backup revives nothing that has ended', () => {
  let there: Awaited<ReturnType<typeof createTestDatabase>>;
  beforeAll(async () => {
    there = await createTestDatabase();
  });
  afterAll(() => there.close());

  const restore = (file: string) =>
    readBackup({ ...there, storage: folderStorage(path.join(folder, 'pictures')) }, file, true);
  /** The site on the restored database, as a start would open it. */
  const startThere = async () => {
    const deps = { ...api.deps, db: there.db, signInDb: there.db, signingKey: await loadSigningKey(there.db) };
    const app = createApi(deps);
    return (method: string, url: string, headers: Record<string, string> = {}, body?: object) =>
      app.request(
        `/api${url}`,
        {
          method,
          headers: { ...headers, 'content-type': 'application/json' },
          ...(body && { body: JSON.stringify(body) }),
        },
        { clientAddress: '10.12.0.1' },
      );
  };

  test.each([
    ['of this version', () => now],
    ['of a version that saved sessions and keys', () => old],
  ])('a backup %s: sessions, links and the key are dead, and it says so', async (_, file) => {
    const said = await restore(file());
    const ask = await startThere();
    expect((await ask('GET', '/users/refresh', { cookie: `refresh=${secrets.cookie}` })).status).toBe(401);
    expect((await ask('GET', '/users/sessions', { authorization: `Bearer ${secrets.access}` })).status).toBe(403);
    const reset = { token: secrets.reset, pwd: goodPassword };
    expect((await ask('POST', '/users/reset', {}, reset)).status).toBe(400);
    expect((await ask('POST', '/users/accept', {}, { token: secrets.invitation, pwd: goodPassword })).status).toBe(400);
    expect((await there.db.select().from(signingKeys)).map(({ secret }) => secret)).not.toContain(secrets.key);
    expect(await there.db.$count(sessions)).toBe(0);
    expect(await there.db.$count(passwordResets)).toBe(0);
    // Who was invited can be seen, and be sent a new link.
    expect(await there.db.select().from(invitations)).toMatchObject([
      { email: 'guest@home.example', acceptedAt: null },
    ]);
    const waiting = await there.db.select().from(mails).where(eq(mails.status, 'waiting'));
    expect(waiting.map(({ kind }) => kind)).toEqual([]);
    expect((await ask('POST', '/users/login', {}, { user: people.owner.email, pwd: goodPassword })).status).toBe(200);
    expect(said).toMatch(/everybody is signed out/i);
    expect(said).toMatch(/mailed links no longer work/i);
    expect(said).toMatch(/new signing key/i);
  });

  test('who has lost rights since does not get them back, and it says whom', async () => {
    await restore(now);
    await there.db.update(users).set({ suspended: true }).where(eq(users.id, people.suspended.id));
    await there.db
      .update(users)
      .set({ role: 2, email: people.demoted.email.toUpperCase() })
      .where(eq(users.id, people.demoted.id));
    const said = await restore(now);
    const rows = await there.db.select().from(users);
    const standing = Object.fromEntries(rows.map(({ id, role, suspended }) => [id, [role, suspended]]));
    expect(standing).toMatchObject({
      [people.owner.id]: [5, false],
      [people.suspended.id]: [4, true],
      [people.demoted.id]: [2, false],
    });
    expect(said).toContain(people.suspended.email);
    expect(said).toContain(people.demoted.email);
    expect(said).not.toContain(people.owner.email);
  });
});
