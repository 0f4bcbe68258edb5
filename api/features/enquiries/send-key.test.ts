import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { application, contact } from '../../../tests/support/enquiry-forms.ts';
import { enquiries, mails } from '../../db/tables/enquiries.ts';

const api = testApi();
const day = 24 * 60 * 60 * 1000;
let visitor = 0;
const send = (url: '/mail/contact' | '/mail/apply', json: object, key?: string) =>
  api.api.request(
    `/api${url}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key !== undefined && { 'idempotency-key': key }) },
      body: JSON.stringify(json),
    },
    { clientAddress: `10.14.${visitor >> 8}.${visitor++ & 255}` },
  );
const counts = async () => [await api.deps.db.$count(enquiries), await api.deps.db.$count(mails)];

beforeEach(async () => {
  await api.deps.db.delete(mails);
  await api.deps.db.delete(enquiries);
});

describe.each([
  ['/mail/contact', contact],
  ['/mail/apply', application],
] as const)('%s', (url, form) => {
  test('sent again under its key, days later, is the same message with the same code', async () => {
    const key = randomUUID();
    const first = await (await send(url, form, key)).json();
    api.advanceClock(3 * day);
    const again = await send(url, form, key);
    api.advanceClock(-3 * day);
    expect([again.status, await again.json()]).toEqual([201, first]);
    expect(await counts()).toEqual([1, 2]);
  });

  test('sent ten times at once under its key is one', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(url, form, key)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await counts()).toEqual([1, 2]);
  });

  test('under no key, it is what it was before', async () => {
    expect((await send(url, form)).status).toBe(201);
    expect((await send(url, form)).status).toBe(201);
    expect(await counts()).toEqual([1, 2]);
  });
});
