import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { importMany } from '../../../tests/support/import-many.ts';
import { events } from '../../db/tables/events.ts';
import { startOfSchoolDay } from '../../lib/clock.ts';

const api = testApi();
const day = 86_400_000;
const today = () => startOfSchoolDay(api.deps.clock()).getTime();
const ids = (rows: { id: number }[]) => rows.map(({ id }) => id);

/** From so many days after today to so many, both at midnight: whole days. */
const lasting = (from: number, to: number, more: object = {}) =>
  api.make.event({ startsAt: new Date(today() + from * day), endsAt: new Date(today() + to * day), ...more });

beforeEach(async () => {
  await api.deps.db.delete(events);
});

describe('an event of several days', () => {
  test('is given by its last day alone, and lasts up to 31 days', async () => {
    const admin = await api.make.person(4);
    const add = (endDate: string) =>
      api.request('POST', '/events/add', { as: admin, json: { title: 'Book week', date: '2031-05-05', endDate } });
    const week = await add('2031-05-09');
    expect([week.status, week.answer.endDate]).toEqual([201, '2031-05-08T21:00:00.000Z']);
    expect((await add('2031-06-05')).status).toBe(201);
    expect(Object.keys((await add('2031-06-06')).refusal.fields)).toEqual(['endDate']);
    const { id } = week.answer;
    const moved = { title: 'Book week', date: '2031-06-02' };
    const { answer } = await api.request('PUT', `/events/edit/${id}`, { as: admin, json: moved });
    expect(answer.endDate).toBe('2031-06-05T21:00:00.000Z');
  });

  test('is to come until its last day is over, in every list', async () => {
    const [longest, lastDay, over] = [await lasting(-31, 0), await lasting(-4, 0), await lasting(-5, -1)];
    const single = await api.make.event({ startsAt: new Date(today() - 1) });
    const running = [longest.id, lastDay.id];
    expect(ids((await api.request('GET', '/events')).answer.docs)).toEqual(running);
    expect(ids((await api.request('GET', '/events/home')).answer)).toEqual(running);
    const sidebar = (await api.request('GET', '/news/top')).answer.events;
    expect(sidebar.map(({ id, endDate }) => [id, endDate])).toEqual([
      [longest.id, longest.endsAt?.toISOString()],
      [lastDay.id, lastDay.endsAt?.toISOString()],
    ]);
    expect(ids((await api.request('GET', '/events/past')).answer.docs)).toEqual([single.id, over.id]);
  });

  test('counts for a search as one to come while it goes on', async () => {
    const title = 'Quokka reading marathon';
    const over = await lasting(-9, -5, { title });
    const running = await lasting(-20, 1, { title });
    const { docs } = (await api.request('GET', '/search?q=quokka+reading+marathon&kind=event')).answer;
    expect(docs.map(({ id }) => id)).toEqual([running.id, over.id]);
  });
});

test('what goes on is found without reading what is long over', async () => {
  await importMany(api.database.connection, 'events', async (db) => {
    await db.execute(sql`
      insert into events (title, starts_at, ends_at, category)
      select 'Event ' || n, now() - n * interval '1 day', now() - n * interval '1 day' + interval '3 hours', 0
      from generate_series(40, 8_000) n`);
  });
  const running = await lasting(-30, 1);
  await api.deps.db.execute(sql`analyze events`);
  const ask = () => api.request('GET', '/events');
  expect(ids((await ask()).answer.docs)).toEqual([running.id]);
  const home = () => api.request('GET', '/events/home');
  // All 8,000 are more than a hundred pages.
  expect(await api.pagesRead(ask)).toBeLessThan(40);
  expect(await api.pagesRead(home)).toBeLessThan(40);
});
