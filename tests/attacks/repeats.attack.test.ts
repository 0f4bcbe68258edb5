import { eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { connect } from '../../api/db/client.ts';
import { events } from '../../api/db/tables/events.ts';
import { trash } from '../../api/db/tables/history.ts';
import { moveRepeatingEvents } from '../../api/features/events/repeats.service.ts';
import { schoolDay } from '../../api/lib/clock.ts';
import { daysLater } from '../../contract/common/days.ts';
import { testApi } from '../support/api.ts';
import { tally } from './figures.ts';

const api = testApi();
const day = 86_400_000;
const inDays = (count: number) => daysLater(schoolDay(api.deps.clock()), count);
const weekly = (more: object = {}) => ({
  ...{ title: 'Chess club', date: inDays(0) },
  repeat: { until: inDays(28) },
  ...more,
});
const rowOf = async (id: number) => (await api.deps.db.select().from(events).where(eq(events.id, id)))[0];

/** The clock is a week on for the work, as it will be. */
async function aWeekLater<T>(work: () => Promise<T>): Promise<T> {
  api.advanceClock(8 * day);
  try {
    return await work();
  } finally {
    api.advanceClock(-8 * day);
  }
}

afterEach(async () => {
  await api.deps.db.delete(events);
});

describe('ASVS 8.2.1, 2.2.3: what moves events on', () => {
  test('makes nothing public, and changes no word of what waits', async () => {
    const [author, editor] = [await api.make.person(2), await api.make.person(3)];
    const later = { createdAt: new Date(Date.now() + 90 * day).toISOString() };
    const draft = await api.request('POST', '/events/draft', { as: author, json: weekly({ draft: true }) });
    const planned = await api.request('POST', '/events/add', { as: editor, json: weekly(later) });
    const ids = [draft.answer.id, planned.answer.id];
    const before = await Promise.all(ids.map(rowOf));
    expect(await aWeekLater(() => moveRepeatingEvents(api.deps))).toBe(2);
    for (const [place, id] of ids.entries()) {
      const { startsAt, ...now } = (await rowOf(id)) ?? {};
      expect(before[place]).toMatchObject(now);
      expect(schoolDay(startsAt ?? '')).toBe(inDays(14));
      expect((await api.request('GET', `/events/view/${id}`)).status).toBe(404);
    }
    for (const list of ['/events', '/events/past', '/events/home'])
      expect(JSON.stringify((await api.request('GET', list)).answer)).not.toContain('Chess club');
    const publish = { ...weekly(), draft: false };
    expect((await api.request('PUT', `/events/edit/${ids[0]}`, { as: author, json: publish })).status).toBe(403);
    tally({ requests: 8 });
  });

  test('leaves the trash alone; what comes back stands at its next day', async () => {
    const admin = await api.make.person(4);
    const { id } = (await api.request('POST', '/events/add', { as: admin, json: weekly() })).answer;
    await api.request('DELETE', `/events/delete/${id}`, { as: admin });
    const [before] = await api.deps.db.select().from(trash);
    await aWeekLater(async () => {
      expect(await moveRepeatingEvents(api.deps)).toBe(0);
      expect(await rowOf(id)).toBeUndefined();
      expect((await api.deps.db.select().from(trash))[0]).toEqual(before);
      const restored = await api.request('POST', `/trash/event/${id}/restore`, { as: await api.make.person(4) });
      expect(restored.status).toBe(200);
      await moveRepeatingEvents(api.deps);
      expect(schoolDay((await rowOf(id))?.startsAt ?? '')).toBe(inDays(6));
    });
  });

  test('in two processes at once, and after one was killed midway, comes to the same', async () => {
    const admin = await api.make.person(4);
    const ids: number[] = [];
    for (let time = 0; time < 6; time += 1)
      ids.push((await api.request('POST', '/events/add', { as: admin, json: weekly() })).answer.id);
    const other = connect({ connection: api.database.connection, onError: () => {} });
    const starts = async () => {
      const rows = await api.deps.db.select().from(events).orderBy(events.id);
      return rows.map(({ startsAt }) => schoolDay(startsAt ?? ''));
    };
    await aWeekLater(async () => {
      // The fourth is being saved by somebody, and there the process is killed.
      await api.deps.searchDb.transaction(async (tx) => {
        await tx.execute(sql`select 1 from events where id = ${ids[3]} for update`);
        const killed = moveRepeatingEvents({ db: other.db, clock: api.deps.clock }).catch(() => 'killed');
        const waiting = sql`from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
        // Of another connection: a transaction sees the activity as it was when it looked first.
        const { db } = api.deps;
        await expect.poll(async () => (await db.execute(sql`select 1 ${waiting}`)).rows.length).toBe(1);
        await db.execute(sql`select pg_terminate_backend(pid) ${waiting}`);
        expect(await killed).toBe('killed');
      });
      expect(await starts()).toEqual([...Array(3).fill(inDays(6)), ...Array(3).fill(inDays(-8))]);
      await Promise.all([moveRepeatingEvents(api.deps), moveRepeatingEvents({ db: other.db, clock: api.deps.clock })]);
      expect(await starts()).toEqual(Array(6).fill(inDays(6)));
      expect(await moveRepeatingEvents(api.deps)).toBe(0);
    });
    await other.close();
  });
});

describe('ASVS 2.2.1: what is sent as days', () => {
  const absurd: [string, () => object][] = [
    ['10,000 days left out', () => ({ until: inDays(7), except: Array.from({ length: 10_000 }, () => inDays(0)) })],
    ['the year 9999', () => ({ until: '9999-12-31' })],
    ['the year 275760', () => ({ until: '+275760-09-13' })],
    ['a moment', () => ({ until: '2026-12-01T00:00:00Z' })],
    ['an object as a day', () => ({ until: { $gt: '' } })],
    ['a text as a list', () => ({ until: inDays(7), except: inDays(0) })],
    ['a list of lists', () => ({ until: inDays(7), except: [[inDays(0)]] })],
    ['a word as yes', () => ({ until: inDays(7), inTerm: 'yes' })],
    ['a list', () => []],
    ['a first day of its own', () => ({ from: '1900-01-01T00:00:00Z', until: '1900-02-01' })],
  ];

  test.each(absurd)('%s is refused, and nothing is stored', async (_, repeat) => {
    const as = await api.make.person(3);
    const { status, refusal } = await api.request('POST', '/events/add', { as, json: weekly({ repeat: repeat() }) });
    expect(status).toBe(400);
    expect(Object.keys(refusal.fields).every((name) => name.startsWith('repeat'))).toBe(true);
    expect(await api.deps.db.$count(events)).toBe(0);
    tally({ requests: 1 });
  });
});
