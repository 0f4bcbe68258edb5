import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { daysLater } from '../../../contract/common/days.ts';
import { repeatMessages } from '../../../contract/content/event-repeat.ts';
import { calendarEvent, eventView } from '../../../contract/content/events.ts';
import { testApi } from '../../../tests/support/api.ts';
import { campuses } from '../../db/tables/campuses.ts';
import { events } from '../../db/tables/events.ts';
import { termDates } from '../../db/tables/term-dates.ts';
import { schoolDay } from '../../lib/clock.ts';
import { moveRepeatingEvents } from './repeats.service.ts';

const api = testApi();
const day = 86_400_000;
const today = () => schoolDay(api.deps.clock());
const inDays = (count: number) => daysLater(today(), count);
const at = (date: string, time = '14:30') => `${date}T${time}:00+03:00`;
const iso = (moment: string) => new Date(moment).toISOString();

const add = async (json: object) =>
  api.request('POST', '/events/add', { as: await api.make.person(4), json: { title: 'Chess club', ...json } });
const edit = async (id: number, json: object) =>
  api.request('PUT', `/events/edit/${id}`, { as: await api.make.person(4), json: { title: 'Chess club', ...json } });
const view = async (id: number) => (await api.request('GET', `/events/view/${id}`)).answer;
const addTerm = (from: number, to: number, more: object = {}) =>
  api.deps.db
    .insert(termDates)
    .values({ kind: 'term', name: 'Term', firstDay: inDays(from), lastDay: inDays(to), ...more });

/** Every week from so many days after today on, for some weeks. */
const weekly = (from: number, weeks: number, repeat: object = {}, more: object = {}) =>
  add({
    ...{ date: at(inDays(from)), endDate: at(inDays(from), '16:00') },
    repeat: { until: inDays(from + (weeks - 1) * 7), ...repeat },
    ...more,
  });

beforeEach(async () => {
  await api.deps.db.delete(events);
  await api.deps.db.delete(termDates);
  await api.deps.db.delete(campuses);
});

describe('an event that repeats', () => {
  test('stands once in every list, at its next day, and tells all its days', async () => {
    const { status, answer } = await weekly(-10, 4, { except: [inDays(4)] });
    expect(status).toBe(201);
    expect(answer).toMatchObject({
      ...{ date: iso(at(inDays(11))), endDate: iso(at(inDays(11), '16:00')) },
      repeat: { from: iso(at(inDays(-10))), to: iso(at(inDays(-10), '16:00')), until: inDays(11), inTerm: false },
    });
    const seen = await view(answer.id);
    expect(eventView.strict().parse(seen)).toEqual(seen);
    expect(seen.days).toEqual([inDays(-10), inDays(-3), inDays(11)]);
    const { docs } = (await api.request('GET', '/events')).answer;
    expect(docs.map(({ id, date }) => [id, date])).toEqual([[answer.id, answer.date]]);
    expect(calendarEvent.strict().parse(docs[0])).toEqual(docs[0]);
    expect((await api.request('GET', '/events/past')).answer.docs).toEqual([]);
    expect((await api.request('GET', '/news/top')).answer.events).toMatchObject([{ id: answer.id, weekly: true }]);
    const [doc] = (await api.request('GET', '/search/calendar')).answer.docs;
    expect(doc).toMatchObject({
      date: iso(at(inDays(-10))),
      weekly: { until: inDays(11), leftOut: [inDays(4)] },
    });
  });

  test('moves on when its day is over, and is past after the last one', async () => {
    const { answer } = await weekly(0, 3);
    const { updatedAt } = answer;
    const dates: (string | null)[] = [];
    for (const days of [0, 1, 7, 7, 30]) {
      api.advanceClock(days * day);
      await moveRepeatingEvents(api.deps);
      dates.push((await view(answer.id)).calEvent.date);
    }
    api.advanceClock(-45 * day);
    const [first, second, third] = [0, 7, 14].map((days) => iso(at(inDays(days))));
    expect(dates).toEqual([first, second, third, third, third]);
    expect((await view(answer.id)).calEvent.updatedAt).toBe(updatedAt);
    const versions = (await api.request('GET', `/revisions/event/${answer.id}`, { as: await api.make.person(4) }))
      .answer;
    expect(versions.docs).toHaveLength(1);
  });

  test('in term is left out outside of terms, in half-terms and on holidays, of the school and of its campus', async () => {
    const [row] = await api.deps.db.insert(campuses).values({ name: 'N', slug: 'n', position: 0 }).returning();
    const campusId = row?.id ?? 0;
    await addTerm(0, 40);
    await addTerm(6, 8, { kind: 'halfTerm' });
    await addTerm(14, 14, { kind: 'holiday', campusId });
    const all = (await weekly(-7, 9, { inTerm: true })).answer;
    const north = (await weekly(-7, 9, { inTerm: true }, { campusId })).answer;
    const daysOf = async (id: number) => (await view(id)).days;
    expect(await daysOf(all.id)).toEqual([0, 14, 21, 28, 35].map(inDays));
    expect(await daysOf(north.id)).toEqual([0, 21, 28, 35].map(inDays));
    await api.deps.db.delete(termDates);
    await moveRepeatingEvents(api.deps);
    expect((await view(all.id)).calEvent.date).toBe(all.date);
    await addTerm(20, 22);
    await moveRepeatingEvents(api.deps);
    expect((await view(all.id)).calEvent.date).toBe(iso(at(inDays(21))));
  });

  test('stays as it was for whoever knows nothing of it, and ends when it is said so', async () => {
    const { answer } = await weekly(-7, 4, { except: [inDays(7)] });
    const same = await edit(answer.id, { date: answer.date, location: 'Library' });
    expect(same.answer).toMatchObject({ location: 'Library', date: answer.date, repeat: answer.repeat });
    const moved = (await edit(answer.id, { date: at(inDays(1)) })).answer;
    expect(moved).toMatchObject({ endDate: iso(at(inDays(1), '16:00')), repeat: { except: [], until: inDays(14) } });
    expect((await view(answer.id)).days).toEqual([inDays(1), inDays(8)]);
    const once = (await edit(answer.id, { date: at(inDays(1)), repeat: null })).answer;
    expect([once.repeat, (await view(answer.id)).days]).toEqual([null, []]);
  });

  test('a version of it is what was written, whatever day it stands at', async () => {
    const admin = await api.make.person(4);
    const { answer } = await weekly(-7, 4);
    await edit(answer.id, { date: answer.date, title: 'Chess' });
    const { answer: versions } = await api.request('GET', `/revisions/event/${answer.id}`, { as: admin });
    for (const { id } of versions.docs) {
      const { answer: version } = await api.request('GET', `/revisions/event/${answer.id}/${id}`, { as: admin });
      expect(version).toMatchObject({
        content: { date: iso(at(inDays(-7))), repeat: { until: inDays(14), inTerm: false, except: [] } },
      });
    }
  });
});

test.each([
  ['a last day before the first', () => ({ until: inDays(-1) }), 'repeat.until', repeatMessages.beforeStart],
  ['more than two years', () => ({ until: inDays(728) }), 'repeat.until', repeatMessages.tooLong],
  ['the year 9999', () => ({ until: '9999-01-01' }), 'repeat.until', repeatMessages.until],
  ['no day', () => ({ until: 'soon' }), 'repeat.until', repeatMessages.until],
  [
    'a day that is none of it',
    () => ({ until: inDays(14), except: [inDays(1)] }),
    'repeat.except',
    repeatMessages.noDay,
  ],
  [
    'every day',
    () => ({ until: inDays(7), except: [inDays(0), inDays(7)] }),
    'repeat.except',
    repeatMessages.nothingLeft,
  ],
  ['no term', () => ({ until: inDays(7), inTerm: true }), 'repeat', repeatMessages.notInTerm],
])('%s is refused by name', async (_, repeat, field, message) => {
  const { status, refusal } = await add({ date: at(inDays(0)), repeat: repeat() });
  expect([status, refusal.fields]).toEqual([400, { [field]: message }]);
  expect(await api.deps.db.$count(events)).toBe(0);
});

test('a draft without a day cannot repeat, nor what lasts a week', async () => {
  const repeat = { until: inDays(20) };
  expect((await add({ draft: true, repeat })).refusal.fields).toEqual({ date: 'A valid date is required.' });
  const long = await add({ date: inDays(0), endDate: inDays(7), repeat });
  expect(long.refusal.fields).toEqual({ endDate: repeatMessages.end });
});

test('what repeats is found by its index, in few statements for many', async () => {
  const repeat = { ...{ from: at(inDays(-7)), to: null, until: inDays(70) }, inTerm: true, except: [] };
  await addTerm(-10, 100);
  await api.deps.db.execute(sql`
    insert into events (title, starts_at, category, repeat)
    select 'Club ' || n, ${at(inDays(0))}::timestamptz, 0, ${JSON.stringify(repeat)}::jsonb from generate_series(1, 450) n`);
  expect(await api.countStatements(() => moveRepeatingEvents(api.deps))).toBe(6);
  await api.deps.db.execute(sql`
    insert into events (title, starts_at, category)
    select 'Event ' || n, now(), 0 from generate_series(1, 8000) n`);
  await api.deps.db.execute(sql`analyze events`);
  const plan = await api.deps.db.execute<{ 'QUERY PLAN': string }>(
    sql`explain select id from events where repeat is not null and id > 0 order by id limit 200`,
  );
  expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('events_repeating');
});
