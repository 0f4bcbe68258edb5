import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import Papa from 'papaparse';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApi } from '../../api/app.ts';
import { enquiries, mails } from '../../api/db/tables/enquiries.ts';
import { createDelivery } from '../../api/lib/mail/deliver.ts';
import { createLogger } from '../../server/process/start/boot.ts';
import { testApi } from '../support/api.ts';
import { goodPassword } from '../support/factory.ts';
import { tally } from './figures.ts';
import { formulas, scriptPayloads, sqlPayloads } from './payloads.ts';

const api = testApi();
let addresses = 0;
const otherAddress = () => `10.2.${++addresses >> 8}.${addresses & 255}`;
const contact = (change: object) =>
  api.request('POST', '/mail/contact', {
    json: { senderName: 'A', senderEmail: 'a@x.example', senderPhone: '', inquiry: 'Hello', ...change },
    address: otherAddress(),
  });

describe('ASVS 1.2.10: formulas in the exported sheet', () => {
  test('no cell begins like one, whoever wrote it', async () => {
    for (const formula of formulas) await contact({ senderName: formula, inquiry: `${formula}\nmore` });
    const rows = formulas.map((formula, index) => ({
      kind: 'application' as const,
      ...{
        senderName: formula,
        senderEmail: formula,
        senderPhone: formula,
        childName: formula,
        birthDate: '2020-02-03',
        message: `\t${formula}`,
      },
      fingerprint: `formula ${index}`,
    }));
    await api.deps.db.insert(enquiries).values(rows);
    const { answer, status } = await api.request('GET', '/admin/enquiries/export', { as: await api.make.person(4) });
    expect(status).toBe(200);
    const { data } = Papa.parse<string[]>(String(answer).replace('\uFEFF', ''));
    const cells = data.slice(1).flat();
    expect(cells.length).toBeGreaterThan(formulas.length * 10);
    expect(cells.filter((cell) => /^[=+\-@\t\r\n\0\uff1d\uff0b\uff0d\uff20]/.test(cell))).toEqual([]);
    tally({ requests: formulas.length + 1, payloads: formulas.length });
  });
});

describe('ASVS 1.3.11: mail', () => {
  const received: { to: string[]; text: string }[] = [];
  let server: SMTPServer;
  beforeAll(async () => {
    server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      onData(stream, session, done) {
        let text = '';
        stream.on('data', (chunk) => {
          text += chunk;
        });
        stream.on('end', () => {
          received.push({ to: session.envelope.rcptTo.map(({ address }) => address), text });
          done();
        });
      },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => new Promise<void>((resolve) => server.close(resolve)));

  const injections = ['\r\n', '\n', '\r', '%0d%0a', '\u2028', '\u0085', '\0', '\\r\\n'].flatMap((end) => [
    `Peter${end}Bcc: thief@evil.example`,
    `Peter${end}${end}<script>alert(1)</script>`,
    `Peter" <thief@evil.example>,${end}"x`,
  ]);

  test('nobody adds a receiver, a header or a body through a form', async () => {
    for (const name of injections) {
      await contact({ senderName: name, inquiry: `.\r\nRCPT TO:<thief@evil.example>\r\n${name}` });
      await contact({ senderEmail: `a@x.example${name}` });
      await contact({ senderEmail: `"${name}"@x.example` });
    }
    const { port } = server.server.address() as AddressInfo;
    const settings = { smtpUrl: `smtp://127.0.0.1:${port}`, from: 'School <office@school.example>' };
    const deliver = createDelivery(api.deps.db, api.deps.clock, settings);
    const queued = await api.deps.db.select({ id: mails.id }).from(mails).where(eq(mails.status, 'waiting'));
    for (const { id } of queued) await deliver({ mailId: id }, false);
    expect(received.length).toBe(queued.length);
    for (const { to, text } of received) {
      expect(to.join()).not.toContain('evil.example');
      const [head = ''] = text.split('\r\n\r\n');
      expect(head.replace(/\r\n[ \t]+/g, ' ')).not.toMatch(/^(bcc|cc|to|x-[\w-]+):.*evil\.example/im);
      expect(head.match(/^(subject|to|from|reply-to):/gim)?.length).toBeLessThanOrEqual(4);
    }
    tally({ requests: injections.length * 3, payloads: injections.length });
  });
});

async function breakPasswords(when: string): Promise<void> {
  await api.deps.db.execute(
    "create function boom() returns trigger language plpgsql as $$ begin raise exception 'boom'; end $$",
  );
  await api.deps.db.execute(`create trigger boom ${when} on users for each row execute function boom()`);
}

describe('ASVS 16.2.5, 16.4.1, 16.5.1: the log and the answer when something breaks', () => {
  test('no line of the log holds a password, a token or a hash; none can be forged', async () => {
    const lines: string[] = [];
    const log = createLogger({ logLevel: 'trace' }, { write: (line: string) => lines.push(line) });
    const own = createApi({ ...api.deps, log });
    const person = await api.make.person(4);
    const send = (method: string, path: string, json?: unknown, headers: Record<string, string> = {}) =>
      own.request(
        `/api${path}`,
        {
          method,
          headers: { 'content-type': 'application/json', ...headers },
          ...(json !== undefined && { body: JSON.stringify(json) }),
        },
        { clientAddress: otherAddress() },
      );
    const bearer = { authorization: `Bearer ${person.token}` };
    const forged = '\n{"level":50,"msg":"forged"}\r\nforged';
    await send('POST', '/users/login', { user: person.email, pwd: 'Secret-Wrong1!' });
    await send('POST', '/users/login', { user: forged, pwd: 'Secret-Wrong1!' });
    await send('GET', `/users/view/${encodeURIComponent(forged)}`, undefined, { ...bearer, 'user-agent': 'forged' });
    const cookie =
      (await send('POST', '/users/login', { user: person.email, pwd: goodPassword })).headers.getSetCookie()[0] ?? '';
    // A database that breaks in the middle of a change of password, with the new hash among the values.
    await breakPasswords('before update of password_hash');
    const broken = await send('PUT', `/users/edit/${person.id}`, { oldPwd: goodPassword, pwd: 'Secret-New1!' }, bearer);
    await api.deps.db.execute('drop function boom cascade');
    expect(broken.status).toBe(500);
    expect(Object.keys((await broken.json()) as object).sort()).toEqual(['code', 'message', 'requestId']);
    await send('GET', '/users/refresh', undefined, { cookie: cookie.split(';')[0] ?? '' });
    const text = lines.join('');
    for (const secret of ['Secret-', goodPassword, person.token, '$argon2', cookie.split(/[=;]/)[1] ?? 'x']) {
      expect(text, secret).not.toContain(secret);
    }
    expect(text).toContain('unexpected error');
    expect(text).toContain('"signed in"');
    expect(text).toContain('wrong_credentials');
    for (const line of lines) expect(() => JSON.parse(line)).not.toThrow();
    expect(lines.filter((line) => JSON.parse(line).msg === 'forged')).toEqual([]);
  });

  test('redaction itself: what carries such a name is left out', () => {
    const lines: string[] = [];
    const log = createLogger({ logLevel: 'info' }, { write: (line: string) => lines.push(line) });
    const secrets = {
      authorization: 's3cret',
      cookie: 's3cret',
      pwd: 's3cret',
      oldPwd: 's3cret',
      password: 's3cret',
      token: 's3cret',
    };
    log.info({ request: secrets, headers: { ...secrets, 'set-cookie': 's3cret' }, ...secrets });
    expect(lines.join('')).not.toContain('s3cret');
  });
});

describe('ASVS 1.3.12: a stranger’s long row of spaces', () => {
  test.each([' ', '\t', '\n ', ' \n', '<a ', '\r\n'])('of %j is taken or refused', async (piece) => {
    const picture = await api.make.picture({ published: false });
    const alumDetails = `a${piece.repeat(39_990 / piece.length).slice(0, 39_990)}b`;
    const person = { name: 'A', email: 'a@x.example', phone: '+256 700 000000', classOf: 2010 };
    const json = { ...person, alumDetails, picture };
    const { status } = await api.request('POST', '/alum/add', { json, address: otherAddress() });
    expect([201, 400]).toContain(status);
    tally({ requests: 1, payloads: 1 });
  });
});

describe('ASVS 1.2.4: SQL in every search', () => {
  test('a search finds words, and takes no orders', async () => {
    const admin = await api.make.person(5);
    const searches = [
      '/search',
      '/alum',
      '/admin/users',
      '/admin/enquiries',
      '/admin/orders',
      '/admin/products',
      '/trash',
      '/audit',
      '/admin/testimonials',
    ];
    for (const path of searches) {
      for (const payload of [...sqlPayloads, ...scriptPayloads.slice(5, 10), '%', '_', '\\', '%%%%%', "''''"]) {
        const statements = await api.statementsOf(async () => {
          const { status } = await api.request('GET', `${path}?q=${encodeURIComponent(payload)}`, { as: admin });
          expect(status, `${path} ${payload}`).toBe(200);
        });
        // It travels beside the statement, never in it.
        if (payload.length > 3) expect(statements.join('\n'), path).not.toContain(payload);
      }
    }
    expect(await api.deps.db.$count(enquiries)).toBeGreaterThan(0);
    tally({ requests: searches.length * 20, payloads: 20 });
  });
});
