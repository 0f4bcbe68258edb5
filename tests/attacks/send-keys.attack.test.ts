import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { enquiries, mails } from '../../api/db/tables/enquiries.ts';
import { testApi } from '../support/api.ts';
import { application, contact } from '../support/enquiry-forms.ts';
import { tally } from './figures.ts';

const api = testApi();
let visitor = 0;
const anAddress = () => `10.15.${visitor >> 8}.${visitor++ & 255}`;
const send = (json: object, key: string, address = anAddress(), url = '/mail/apply') =>
  api.api.request(
    `/api${url}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(json),
    },
    { clientAddress: address },
  );

beforeEach(async () => {
  await api.deps.db.delete(mails);
  await api.deps.db.delete(enquiries);
});

describe('ASVS 2.3.3, 8.2.2: the key under which a form is sent', () => {
  test('another person’s key gives away nothing of what was sent under it, and keeps nothing of theirs from coming', async () => {
    const key = randomUUID();
    const theirs = (await (await send(application, key)).json()) as { receipt: string; id: number };
    const others = [
      { ...application, cName: 'Somebody Else' },
      { ...application, email: 'mallory@mail.example' },
      { ...application, message: `${application.message} And more.` },
    ];
    for (const form of others) {
      const answer = await send(form, key);
      const said = await answer.text();
      expect(answer.status).toBe(409);
      for (const secret of [theirs.receipt, application.email, application.cName, `"id":`])
        expect(said).not.toContain(secret);
    }
    expect((await send({ ...contact }, key, anAddress(), '/mail/contact')).status).toBe(409);
    // Under a key of their own each is taken.
    for (const form of others) expect((await send(form, randomUUID())).status).toBe(201);
    expect(await api.deps.db.$count(enquiries)).toBe(1 + others.length);
    tally({ requests: 8 });
  });

  test.each([
    '',
    'x',
    '1',
    "' or 1=1 --",
    '../../x',
    `${randomUUID()}0`,
    randomUUID().replaceAll('-', ''),
    'a'.repeat(4_000),
  ])('what is no key is refused by its name: %s', async (key) => {
    const answer = await send(application, key);
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as { fields: object }).fields).toHaveProperty('idempotency-key');
    expect(await api.deps.db.$count(enquiries)).toBe(0);
    tally({ payloads: 1 });
  });

  test('a replay by one who listens is one message, in whichever order it meets the first', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 12 }, () => send(application, key)));
    const receipts = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as { receipt: string }).receipt),
    );
    expect(new Set(receipts).size).toBe(1);
    expect(await api.deps.db.$count(enquiries)).toBe(1);
    expect(await api.deps.db.$count(mails)).toBe(2);
  });

  test('ten thousand keys from one address are as many as any form may be sent', async () => {
    const address = anAddress();
    const statuses = new Map<number, number>();
    for (let n = 0; n < 10_000; n += 500) {
      const batch = Array.from({ length: 500 }, (_, i) =>
        send({ ...application, cName: `Child ${n + i}` }, randomUUID(), address),
      );
      for (const { status } of await Promise.all(batch)) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect(statuses.get(201)).toBe(20);
    expect(statuses.get(429)).toBe(9_980);
    expect(await api.deps.db.$count(enquiries)).toBe(20);
    tally({ requests: 10_000 });
  });
});
