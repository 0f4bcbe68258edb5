import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { postgresCode } from '../../api/db/client.ts';
import { auditLog } from '../../api/db/tables/history.ts';
import { record } from '../../api/features/audit/audit.service.ts';
import { restoreBackup } from '../../api/features/backups/archive/restore.ts';
import { takeBackup } from '../../api/features/backups/archive/take.ts';
import { folderStorage } from '../../api/lib/storage/storage.ts';
import { examine } from '../../cli/doctor/doctor.ts';
import { readEnv } from '../../server/process/env.ts';
import { testApi } from '../support/api.ts';
import { behindTriggers } from '../support/audit-log.ts';
import { createTestDatabase } from '../support/database.ts';
import type { Person } from '../support/factory.ts';
import { temporaryFolder } from '../support/program.ts';

const api = testApi();
const folder = temporaryFolder('audit-log');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let admin: Person;
beforeEach(async () => {
  admin = await api.make.person(5);
});

type Database = Parameters<typeof examine>[1];

/** What the doctor says of the log. */
async function doctor(database: Database = api.database): Promise<string> {
  const env = readEnv({ DATA_DIR: folder, PUBLIC_URL: 'https://school.example' });
  const { report } = await examine(env, database, { repair: false, topics: ['log'] });
  const lines = report.split('\n').filter((line) => line.slice(8, 19).trim() === 'log');
  return lines.map((line) => line.replace(/\s+/g, ' ')).join('\n');
}
const write = (title: string) =>
  record(api.deps, api.deps.db, admin, { action: 'changed', kind: 'news', itemId: 1, title });
const lineCalled = async (title: string) => {
  const { rows } = await api.database.pool.query('select id from audit_log where title = $1', [title]);
  return rows[0].id as number;
};

describe('ASVS 16.4.2: the log cannot be changed by the program’s own statements', () => {
  test.each([
    "update audit_log set title = 'Something else'",
    "update audit_log set detail = 'Something else'",
    "update audit_log set actor_name = 'Somebody else'",
    'update audit_log set actor_id = (select max(id) from users)',
    "update audit_log set action = 'added'",
    "update audit_log set kind = 'event'",
    "update audit_log set item_id = ''",
    "update audit_log set at = at - interval '1 day'",
    'update audit_log set id = default',
    'delete from audit_log',
    'truncate audit_log',
    "update audit_chain set digest = ''",
    'delete from audit_chain',
    'truncate audit_chain',
    'delete from audit_heads',
    'truncate audit_heads',
  ])('%s', async (statement) => {
    await write('As it was');
    const error = await api.database.pool.query(statement).then(
      () => undefined,
      (refusal) => refusal,
    );
    expect(postgresCode(error)).toBe('42501');
    expect(await doctor()).toMatch(/^ok log/);
  });
});

describe('ASVS 16.4.2: who goes behind the triggers is seen by the doctor', () => {
  test('many writers at once, and lines of one statement, are one unbroken log', async () => {
    await Promise.all(Array.from({ length: 30 }, (_, n) => write(`At once ${n}`)));
    const many = { at: new Date(), actorName: 'X', action: 'added', kind: 'news', itemId: '1' };
    await api.deps.db.insert(auditLog).values(Array.from({ length: 40 }, (_, n) => ({ ...many, title: `Many ${n}` })));
    await expect(
      api.deps.db.transaction(async (tx) => {
        await record(api.deps, tx, admin, { action: 'changed', kind: 'news', itemId: 1, title: 'Never' });
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    expect(await doctor()).toMatch(/^ok log \d+ lines in \d+ chains?, 0 with personal words removed$/);
  });

  /** Does it, looks, and puts it back. */
  async function tamper(forward: string, back: string): Promise<string> {
    await behindTriggers(api.database.pool, forward);
    const said = await doctor();
    await behindTriggers(api.database.pool, back);
    expect(await doctor()).toMatch(/^ok log/);
    return said;
  }

  test('a changed line', async () => {
    await write('The truth');
    const id = await lineCalled('The truth');
    const said = await tamper(
      `update audit_log set title = 'A lie' where id = ${id}`,
      `update audit_log set title = 'The truth' where id = ${id}`,
    );
    expect(said).toMatch(new RegExp(`^wrong log 1 line of the audit log \\(${id}\\) is not what was written`));
  });

  test.each(['first', 'middle', 'last'])('a removed line: the %s one', async (which) => {
    for (const title of ['first', 'middle', 'last']) await write(`${which}: ${title}`);
    const id = await lineCalled(`${which}: ${which}`);
    await api.database.pool.query('create table kept as select * from audit_log');
    await api.database.pool.query('create table kept_chain as select * from audit_chain');
    const back = `insert into audit_log overriding system value select * from kept where id = ${id};
      insert into audit_chain overriding system value select * from kept_chain k
        where not exists (select from audit_chain where id = k.id)`;
    const gone = await tamper(`delete from audit_log where id = ${id}`, back);
    expect(gone).toContain(`(${id}) is gone`);
    const both = await tamper(
      `delete from audit_log where id = ${id}; delete from audit_chain where line_id = ${id}`,
      back,
    );
    expect(both).toMatch(/wrong log The chain of the audit log is broken at/);
    await api.database.pool.query('drop table kept, kept_chain');
  });

  test('two lines put in each other’s place', async () => {
    await write('Before');
    await write('After');
    const [one, two] = [await lineCalled('Before'), await lineCalled('After')];
    const swap = (column: string) =>
      `update audit_log a set ${column} = b.${column} from audit_log b
       where (a.id, b.id) in ((${one}, ${two}), (${two}, ${one}))`;
    expect(await tamper(swap('title'), swap('title'))).toContain('2 lines of the audit log');
    const turn = `update audit_chain a set seq = b.seq, chain = b.chain from audit_chain b
      where (a.line_id, b.line_id) in ((${one}, ${two}), (${two}, ${one}))`;
    expect(await tamper(turn, turn)).toContain('is broken at');
  });

  test('a line slipped in', async () => {
    const said = await tamper(
      `insert into audit_log (at, actor_name, action, kind, item_id, title) values (now(), 'X', 'added', 'news', '1', 'Slipped')`,
      "delete from audit_log where title = 'Slipped'",
    );
    expect(said).toContain('in the log without having been recorded');
  });

  test('words put into a line that was redacted', async () => {
    await write('Somebody’s name');
    const id = await lineCalled('Somebody’s name');
    await api.database.pool.query(`update audit_log set title = '(name removed)' where id = ${id}`);
    expect(await doctor()).toMatch(/^ok log .* 1 with personal words removed$/);
    const said = await tamper(
      `update audit_log set title = 'Another name' where id = ${id}`,
      `update audit_log set title = '(name removed)' where id = ${id}`,
    );
    expect(said).toContain(`(${id}) is not what was written`);
  });
});

test('a redacted name cannot be guessed from the digests that stay', async () => {
  await write('Obadiah Nsereko');
  const id = await lineCalled('Obadiah Nsereko');
  const digest = `sha256(uuid_send(l.salt) || convert_to(json_build_array(l.id, (extract(epoch from l.at) * 1000000)::bigint,
    l.actor_id, l.actor_name, l.action, l.kind, l.item_id, 'Obadiah Nsereko', l.detail)::text, 'UTF8'))`;
  const guess = `select from audit_log l join audit_chain c on c.line_id = l.id where l.id = ${id} and c.digest = ${digest}`;
  expect((await api.database.pool.query(guess)).rowCount).toBe(1);
  await api.database.pool.query(`update audit_log set title = '(name removed)' where id = ${id}`);
  expect((await api.database.pool.query(guess)).rowCount).toBe(0);
});

test('who leaves and is deleted leaves a log that holds', async () => {
  const person = await api.make.person(3);
  await record(api.deps, api.deps.db, person, { action: 'added', kind: 'news', itemId: 1, title: 'Last work' });
  await api.database.pool.query('delete from users where id = $1', [person.id]);
  expect(await doctor()).toMatch(/^ok log/);
});

test('a restored backup has a log that holds, and goes on', async () => {
  await write('Before the backup');
  const file = path.join(folder, 'school.tar');
  const { pool } = api.database;
  await takeBackup({ pool, storage: api.deps.storage, clock: api.deps.clock }, file);
  const other = await createTestDatabase();
  await restoreBackup({ pool: other.pool, storage: folderStorage(path.join(folder, 'pictures')) }, file);
  const auditEvent = { action: 'changed', kind: 'news', itemId: 1, title: 'After the restore' };
  await record(api.deps, other.db, null, auditEvent);
  expect(await doctor(other)).toMatch(/^ok log/);
  await expect(other.pool.query('delete from audit_log')).rejects.toThrow('append-only');
  await behindTriggers(other.pool, "update audit_log set title = 'x' where title = 'Before the backup'");
  expect(await doctor(other)).toContain('is not what was written');
  await other.close();
});
