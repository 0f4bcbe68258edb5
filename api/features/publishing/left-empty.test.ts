import { describe, expect, test } from 'vitest';
import { publishedKinds } from '../../../contract/content/publishing.ts';
import { testApi } from '../../../tests/support/api.ts';
import { editables } from '../../../tests/support/editables.ts';
import type { Person } from '../../../tests/support/factory.ts';

const api = testApi();

type Made = { id: number; createdAt: string; userId?: number | null; UserId?: number | null };
const ownerOf = ({ UserId, userId }: Made) => userId ?? UserId;

describe.each(publishedKinds)('what may be left out: %s', (kind) => {
  const { edit, change } = editables(api)[kind];
  const add = edit.replace('edit', 'add');
  const author = kind === 'event' ? 'author' : 'userId';
  const send = async (as: Person, more: object) =>
    api.request('POST', add, { as, json: { ...(await change('Words')), ...more } });

  test('an author that is empty is whoever adds it; one of the wrong type is refused by name', async () => {
    const admin = await api.make.person(4);
    const other = await api.make.person(3);
    for (const empty of ['', null]) {
      const { status, answer } = await send(admin, { [author]: empty });
      expect([status, ownerOf(answer as Made)]).toEqual([201, admin.id]);
    }
    for (const given of [other.id, String(other.id)]) {
      expect(ownerOf((await send(admin, { [author]: given })).answer as Made)).toBe(other.id);
    }
    for (const wrong of [true, [], [other.id], ` ${other.id}`, '0x1', {}]) {
      const { status, refusal } = await send(admin, { [author]: wrong });
      expect([status, refusal.fields]).toEqual([400, { [author]: `${author} must be a whole number.` }]);
    }
  });

  test('a moment that is empty is now where it is added, and as it was where it is changed', async () => {
    const admin = await api.make.person(4);
    for (const createdAt of ['', null]) {
      const before = api.deps.clock().toISOString();
      const { status, answer } = await send(admin, { createdAt });
      expect(status).toBe(201);
      const made = answer as Made;
      expect(made.createdAt >= before && made.createdAt <= api.deps.clock().toISOString()).toBe(true);
      const json = { ...(await change('Other words')), createdAt };
      const saved = await api.request('PUT', `${edit}/${made.id}`, { as: admin, json });
      expect([saved.status, (saved.answer as Made).createdAt]).toEqual([200, made.createdAt]);
    }
  });

  test('a moment without a time zone is by the clock at the school', async () => {
    const admin = await api.make.person(4);
    for (const [given, moment] of [
      ['2024-11-01T10:20', '2024-11-01T07:20:00.000Z'],
      ['2024-11-01T10:20:30', '2024-11-01T07:20:30.000Z'],
      ['2024-11-01T10:20:30Z', '2024-11-01T10:20:30.000Z'],
      ['2024-11-01T10:20:30-05:00', '2024-11-01T15:20:30.000Z'],
      ['2024-11-01', '2024-10-31T21:00:00.000Z'],
    ] as const) {
      expect((await send(admin, { createdAt: given })).answer, given).toMatchObject({ createdAt: moment });
    }
  });

  test('a day that no calendar of the database has is refused', async () => {
    const admin = await api.make.person(4);
    const days = ['0000-01-01', '0001-01-01T00:00', '0001-01-01T00:00:00+14:00', '9999-12-31T23:59:59-14:00'];
    for (const createdAt of [...days, '2026-02-30T10:20', '2026-11-01T24:00', 'tomorrow', 5, [], {}]) {
      const { status, refusal } = await send(admin, { createdAt });
      expect([status, refusal.fields], String(createdAt)).toEqual([400, { createdAt: 'A valid date is required.' }]);
    }
  });

  test('a body that is no object is told so', async () => {
    const admin = await api.make.person(4);
    const { id } = (await send(admin, {})).answer as Made;
    for (const json of [[], null, 'x', 1]) {
      for (const [method, url] of [['POST', add] as const, ['PUT', `${edit}/${id}`] as const]) {
        const { status, refusal } = await api.request(method, url, { as: admin, json });
        expect([status, refusal.fields]).toEqual([400, { body: 'The request must be an object.' }]);
      }
    }
    expect((await send(admin, { draft: 'yes' })).refusal.fields).toEqual({ draft: 'Say true for a draft, or false.' });
  });
});

test('an event takes place by the clock at the school, too', async () => {
  const as = await api.make.person(4);
  const times = { date: '2030-11-01T10:20', endDate: '2030-11-01T12:00' };
  const moments = { date: '2030-11-01T07:20:00.000Z', endDate: '2030-11-01T09:00:00.000Z' };
  const added = await api.request('POST', '/events/add', { as, json: { title: 'Sports day', ...times } });
  expect([added.status, added.answer]).toMatchObject([201, moments]);
  const later = { title: 'Sports day', date: '2030-11-01T11:00', endDate: '2030-11-01T12:30' };
  const saved = await api.request('PUT', `/events/edit/${added.answer.id}`, { as, json: later });
  expect(saved.answer).toMatchObject({ date: '2030-11-01T08:00:00.000Z', endDate: '2030-11-01T09:30:00.000Z' });
});
