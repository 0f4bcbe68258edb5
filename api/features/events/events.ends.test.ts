import { beforeEach, describe, expect, test } from 'vitest';
import { eventMessages, eventView } from '../../../contract/content/events.ts';
import { testApi } from '../../../tests/support/api.ts';
import { campuses } from '../../db/tables/campuses.ts';
import { events } from '../../db/tables/events.ts';

const api = testApi();
const start = '2031-05-04T06:00:00.000Z';
const end = '2031-05-04T09:30:00.000Z';
const input = { title: 'Sports day', date: start, endDate: end };

const editor = () => api.make.person(4);
const add = async (json: object) => api.request('POST', '/events/add', { as: await editor(), json });
const edit = async (id: number, json: object) => api.request('PUT', `/events/edit/${id}`, { as: await editor(), json });

async function campus(slug: string) {
  const [row] = await api.deps.db.insert(campuses).values({ name: slug, slug, position: 0 }).returning();
  return row?.id ?? 0;
}

beforeEach(async () => {
  await api.deps.db.delete(events);
  await api.deps.db.delete(campuses);
});

describe('an end', () => {
  test('is kept, shown and taken away again', async () => {
    const { answer } = await add(input);
    expect(answer).toMatchObject({ date: start, endDate: end, campusId: null, result: '' });
    const view = (await api.request('GET', `/events/view/${answer.id}`)).answer;
    expect(eventView.strict().parse(view)).toEqual(view);
    expect(view.calEvent.endDate).toBe(end);
    const { answer: without } = await edit(answer.id, { ...input, endDate: null });
    expect(without.endDate).toBeNull();
  });

  test('moves with the day for whoever knows nothing of ends', async () => {
    const { answer } = await add(input);
    const moved = await edit(answer.id, { title: 'Sports day', date: '2031-06-01T06:00:00.000Z' });
    expect([moved.status, moved.answer.endDate]).toEqual([200, '2031-06-01T09:30:00.000Z']);
    const draft = await edit(answer.id, { title: 'Sports day', date: null, draft: true });
    expect([draft.answer.date, draft.answer.endDate]).toEqual([null, null]);
  });

  test.each([
    ['before the beginning', '2031-05-04T05:00:00.000Z'],
    ['at the beginning', start],
    ['more than 31 days later', '2031-06-04T06:00:00.001Z'],
    ['in the year 9999', '9999-05-04'],
  ])('%s is refused by name', async (_, endDate) => {
    const { status, refusal } = await add({ ...input, endDate });
    expect([status, Object.keys(refusal.fields)]).toEqual([400, ['endDate']]);
    if (endDate < '2200') expect(refusal.fields).toEqual({ endDate: eventMessages.end });
    expect(await api.deps.db.$count(events)).toBe(0);
  });
});

describe('a campus', () => {
  test('has its own events and those of the whole school', async () => {
    const [north, south] = [await campus('north'), await campus('south')];
    for (const [title, campusId] of [
      ['All', null],
      ['North', north],
      ['South', south],
    ] as const) {
      await add({ title, date: '2031-05-04', campusId });
      await add({ title: `${title} past`, date: '2020-05-04', campusId });
    }
    const titles = async (path: string) =>
      (await api.request('GET', path as '/events')).answer.docs.map(({ title }) => title).sort();
    expect(await titles('/events')).toEqual(['All', 'North', 'South']);
    expect(await titles('/events?campus=north')).toEqual(['All', 'North']);
    expect(await titles('/events/past?campus=south')).toEqual(['All past', 'South past']);
    expect((await api.request('GET', '/events?campus=nowhere')).status).toBe(404);
    const calendar = await api.request('GET', '/search/calendar?campus=north');
    expect(calendar.answer.docs.map(({ title }) => title).sort()).toEqual(['All', 'North']);
  });

  test('that does not exist is refused; one that goes leaves its events to the whole school', async () => {
    const { status, refusal } = await add({ ...input, campusId: 999_999 });
    expect([status, refusal.fields]).toEqual([400, { campusId: eventMessages.campus }]);
    const { answer } = await add({ ...input, campusId: await campus('north') });
    await api.deps.db.delete(campuses);
    expect((await api.request('GET', `/events/view/${answer.id}`)).answer.calEvent.campusId).toBeNull();
  });
});

test('what came of it is told, and stays where it is not sent', async () => {
  const { answer } = await add({ ...input, result: ' Rubaga won ' });
  expect(answer.result).toBe('Rubaga won');
  expect((await edit(answer.id, { title: 'Sports day', date: start })).answer.result).toBe('Rubaga won');
  const { status, refusal } = await add({ ...input, result: 'x'.repeat(301) });
  expect([status, Object.keys(refusal.fields)]).toEqual([400, ['result']]);
});

test('what a form leaves empty is not there', async () => {
  const { status, answer } = await add({ ...input, endDate: '', campusId: '' });
  expect([status, answer.endDate, answer.campusId]).toEqual([201, null, null]);
  const draft = await add({ title: 'Sports day', date: '', draft: true });
  expect([draft.status, draft.answer.date]).toEqual([201, null]);
});
