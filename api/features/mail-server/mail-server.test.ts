import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mailMessages } from '../../../contract/enquiries/mail-server.ts';
import { testApi } from '../../../tests/support/api.ts';
import type { Person } from '../../../tests/support/factory.ts';
import { type MailServer, startMailServer } from '../../../tests/support/mail-server.ts';
import { columnsWith } from '../../../tests/support/scan-columns.ts';
import { createApi } from '../../app.ts';
import { auditLog } from '../../db/tables/history.ts';
import { settings } from '../../db/tables/settings.ts';
import { createSecretBox } from '../../lib/security/secret-box.ts';
import { canMail, mailSettings } from './mail-settings.ts';

const api = testApi();
const password = 'mango-tree-by-the-gate';
let server: MailServer;
let owner: Person;
/** Where the environment names none. */
const deps = () => ({ ...api.deps, envMail: undefined });

beforeAll(async () => {
  server = await startMailServer();
  owner = await api.make.person(5);
});
afterAll(() => server.close());
beforeEach(async () => {
  server.setBehaviour('takes');
  server.received.length = 0;
  await api.deps.db.delete(settings);
});

async function ask(method: string, path: string, json?: object, { as = owner, using = deps() } = {}) {
  const response = await createApi(using).request(
    `/api/admin/mail-server${path}`,
    {
      method,
      headers: { authorization: `Bearer ${as.token}`, 'content-type': 'application/json' },
      ...(json && { body: JSON.stringify(json) }),
    },
    {},
  );
  const text = await response.text();
  return { status: response.status, text, answer: text ? JSON.parse(text) : undefined };
}
const input = () => ({
  ...{ host: '127.0.0.1', port: Number(new URL(server.url).port), user: 'office@school.example', password },
  ...{ from: '', to: 'head@school.example' },
});

test('a server that takes the test mail is saved, and its password is readable nowhere', async () => {
  const { status, text, answer } = await ask('PUT', '', input());
  expect([status, answer.taken]).toEqual([200, true]);
  expect(answer.steps.map(({ what }: { what: string }) => what)).toEqual(['found', 'answered']);
  expect(answer.steps.at(-1).words).toMatch(/^250 /);
  expect(server.received[0]?.to).toEqual(['head@school.example']);
  const view = await ask('GET', '');
  expect(view.answer).toMatchObject({ source: 'settings', host: '127.0.0.1', from: 'office@school.example' });
  for (const said of [text, view.text]) expect(said).not.toContain(password);
  expect(await columnsWith(api.database.pool, [password])).toEqual([]);
  const noted = await api.deps.db.select().from(auditLog).where(eq(auditLog.itemId, 'mail'));
  expect(noted.at(-1)?.detail).toContain('office@school.example');
  // It is what mails leave by.
  expect((await mailSettings(deps()))?.smtpUrl).toContain(encodeURIComponent(password));
  expect(await canMail(deps())).toBe(true);
});

test('left empty, the password stays as it is; another server is told of nothing without it', async () => {
  expect((await ask('PUT', '', { ...input(), password: '' })).answer.fields.password).toBe(mailMessages.password);
  await ask('PUT', '', input());
  expect((await ask('PUT', '', { ...input(), password: '', from: 'info@school.example' })).answer.taken).toBe(true);
  expect((await mailSettings(deps()))?.smtpUrl).toContain(encodeURIComponent(password));
  for (const other of [{ host: 'localhost' }, { port: 9 }, { user: 'info@school.example' }]) {
    const refused = await ask('PUT', '', { ...input(), password: '', ...other });
    expect(refused.answer.fields.password, JSON.stringify(other)).toBe(mailMessages.password);
  }
});

test.each([
  ['knows nobody', /did not accept the sender or the address/, /^550 /],
  ['has no room', /did not take the test mail/, /^452 /],
] as const)('a server that %s is not saved, and what it said is told', async (behaviour, problem, said) => {
  server.setBehaviour(behaviour);
  const { status, answer } = await ask('PUT', '', input());
  expect([status, answer.taken]).toEqual([200, false]);
  expect(answer.problem).toMatch(problem);
  expect(answer.said).toMatch(said);
  expect(await canMail(deps())).toBe(false);
});

test('nobody there, no such name, and something that is no mail server', async () => {
  const gone = await startMailServer();
  const { port } = new URL(gone.url);
  await gone.close();
  expect((await ask('PUT', '', { ...input(), port: Number(port) })).answer.problem).toContain(
    'does not answer at port',
  );
  const unknown = await ask('PUT', '', { ...input(), host: 'no-such-server.invalid' });
  expect(unknown.answer).toMatchObject({ taken: false, steps: [] });
  expect(await api.deps.db.$count(settings)).toBe(0);
});

test('what is wrong is named by its field', async () => {
  const wrong = { ...input(), host: 'http://x/', port: 0, user: ' ', to: 'nobody' };
  const { status, answer } = await ask('PUT', '', wrong);
  expect([status, Object.keys(answer.fields).sort()]).toEqual([400, ['host', 'port', 'to', 'user']]);
});

test('the environment wins, and says so', async () => {
  await ask('PUT', '', input());
  const envMail = { smtpUrl: server.url, from: 'School <env@school.example>' };
  const using = { ...api.deps, envMail };
  expect((await ask('GET', '', undefined, { using: using as never })).answer.source).toBe('environment');
  const refused = await ask('PUT', '', input(), { using: using as never });
  expect(refused.answer).toEqual({ taken: false, steps: [], problem: mailMessages.environment });
  expect(await mailSettings(using)).toEqual(envMail);
  const unnamed = { ...using, envMail: { ...envMail, from: undefined } };
  expect((await mailSettings(unnamed))?.from).toBe('"Our School" <office@localhost>');
  expect((await ask('POST', '/test', { to: 'a@b.example' }, { using: using as never })).answer.taken).toBe(true);
});

test('on another machine the password cannot be read: mail waits, and is asked for again', async () => {
  await ask('PUT', '', input());
  const moved = { ...deps(), secretBox: createSecretBox(new Uint8Array(32)) };
  expect([await canMail(moved), (await ask('GET', '', undefined, { using: moved })).answer.hasPassword]).toEqual([
    false,
    false,
  ]);
});

test('only an owner sees or changes it', async () => {
  const admin = await api.make.person(4);
  for (const [method, path, json] of [
    ['GET', ''],
    ['PUT', '', input()],
    ['POST', '/test', { to: 'a@b.example' }],
    ['DELETE', ''],
  ] as [string, string, object?][]) {
    expect((await ask(method, path, json, { as: admin })).status).toBe(403);
  }
  expect(server.received).toEqual([]);
});

test('forgotten, mails wait again', async () => {
  await ask('PUT', '', input());
  expect((await ask('DELETE', '')).status).toBe(204);
  expect((await ask('GET', '')).answer.source).toBe('none');
  expect((await ask('POST', '/test', { to: 'a@b.example' })).answer.message).toBe(mailMessages.none);
});
