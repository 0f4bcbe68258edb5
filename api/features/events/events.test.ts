import { beforeEach, describe, expect, test } from 'vitest';
import { calendarEvent, eventHome, eventList, eventView } from '../../../contract/content/events.ts';
import { userMessages } from '../../../contract/people/users.ts';
import { testApi } from '../../../tests/support/api.ts';
import { events } from '../../db/tables/events.ts';
import { galleries } from '../../db/tables/galleries.ts';
import { startOfSchoolDay } from '../../lib/clock.ts';

const api = testApi();
const day = 86_400_000;
const input = { title: 'Sports day', date: '2031-05-04', location: 'Kitante', description: '<p>Run.</p>', category: 0 };

const ids = (rows: { id: number }[]) => rows.map(({ id }) => id);
const today = () => startOfSchoolDay(api.deps.clock()).getTime();
const eventAt = (at: number, category = 0) => api.make.event({ startsAt: new Date(at), category });

async function eventsAt(moments: number[], category = 0) {
  const made = [];
  for (const at of moments) made.push(await eventAt(at, category));
  return made;
}

async function gallery(eventId: number, daysAgo: number) {
  const createdAt = new Date(Date.now() - daysAgo * day);
  const picture = await api.make.picture();
  const [row] = await api.deps.db
    .insert(galleries)
    .values({ name: 'Photos', description: 'Of the day', picture, eventId, createdAt })
    .returning();
  if (!row) throw new Error('no gallery');
  return row;
}

const add = async (json: object, role: 3 | 4 = 3) =>
  api.request('POST', '/events/add', { as: await api.make.person(role), json });

beforeEach(async () => {
  await api.deps.db.delete(galleries);
  await api.deps.db.delete(events);
});

describe('lists', () => {
  test('an event is upcoming for the whole of its day at the school', async () => {
    const [startsNow, justOver] = await eventsAt([today(), today() - 1]);
    expect(ids((await api.request('GET', '/events')).answer.docs)).toEqual([startsNow?.id]);
    expect(ids((await api.request('GET', '/events/past')).answer.docs)).toEqual([justOver?.id]);
  });

  test('upcoming events come the soonest first, twelve a page, of one category', async () => {
    const later = Array.from({ length: 13 }, (_, index) => today() + (13 - index) * day);
    const made = await eventsAt(later, 1);
    await eventAt(today() + day);
    const soonest = ids(made).reverse();
    const first = await api.request('GET', '/events?cat=1');
    expect(first.status).toBe(200);
    expect(eventList.strict().parse(first.answer)).toEqual(first.answer);
    expect(first.answer.pages).toBe(2);
    expect(ids(first.answer.docs)).toEqual(soonest.slice(0, 12));
    expect(ids((await api.request('GET', '/events?cat=1&page=2')).answer.docs)).toEqual(soonest.slice(12));
    expect((await api.request('GET', '/events?cat=1&page=3')).answer).toEqual({ docs: [], pages: 2 });
  });

  test('past events come the latest first', async () => {
    const made = await eventsAt(Array.from({ length: 13 }, (_, index) => today() - (13 - index) * day));
    await eventAt(today() - day, 1);
    const { answer } = await api.request('GET', '/events/past?page=1&cat=0');
    expect(eventList.strict().parse(answer)).toEqual(answer);
    expect(answer.pages).toBe(2);
    expect(ids(answer.docs)).toEqual(ids(made).reverse().slice(0, 12));
    expect(ids((await api.request('GET', '/events/past?page=2')).answer.docs)).toEqual([made[0]?.id]);
  });

  test('events of the same moment keep an order', async () => {
    const same = ids(await eventsAt([today() + day, today() + day, today() + day]));
    expect(ids((await api.request('GET', '/events')).answer.docs)).toEqual(same);
    api.advanceClock(3 * day);
    expect(ids((await api.request('GET', '/events/past')).answer.docs)).toEqual(same.toReversed());
    api.advanceClock(-3 * day);
  });

  test('the home page gets the next five general events, the sidebar the next five of both kinds', async () => {
    await eventAt(today() - day);
    const alumni = await eventAt(today() + day / 2, 1);
    const made = await eventsAt([6, 5, 4, 3, 2, 1].map((days) => today() + days * day));
    const soonest = ids(made).reverse();
    const home = await api.request('GET', '/events/home');
    expect(eventHome.parse(home.answer)).toEqual(home.answer);
    expect(ids(home.answer)).toEqual(soonest.slice(0, 5));
    const sidebar = (await api.request('GET', '/news/top')).answer.events;
    expect(ids(sidebar)).toEqual([alumni.id, ...soonest.slice(0, 4)]);
    const { id, title, location, startsAt } = alumni;
    expect(sidebar[0]).toEqual({ id, title, location, date: startsAt?.toISOString(), category: 1 });
  });

  test('a list takes two statements and the home page one, and a wrong page and category are named', async () => {
    await eventsAt(Array.from({ length: 8 }, (_, index) => today() + (index - 4) * day));
    for (const url of ['/events', '/events/past'] as const) {
      expect(await api.countStatements(() => api.request('GET', url))).toBe(2);
      const { status, refusal } = await api.request('GET', `${url}?page=0&cat=2`);
      expect(status).toBe(400);
      expect(Object.keys(refusal.fields).sort()).toEqual(['cat', 'page']);
    }
    expect(await api.countStatements(() => api.request('GET', '/events/home'))).toBe(1);
  });
});

describe('view', () => {
  test('an event comes with the newest gallery of it, if there is one', async () => {
    const event = await eventAt(today() + day);
    const url = `/events/view/${event.id}` as const;
    await gallery((await eventAt(today())).id, 1);
    const without = await api.request('GET', url);
    expect(without.answer).toMatchObject({ gallery: null, calEvent: { id: event.id, galleryId: null } });
    await gallery(event.id, 9);
    const newest = await gallery(event.id, 1);
    await gallery(event.id, 5);
    const { status, answer } = await api.request('GET', url);
    expect(status).toBe(200);
    expect(eventView.strict().parse(answer)).toEqual(answer);
    expect(Object.keys(answer.calEvent).sort()).toEqual(Object.keys(calendarEvent.shape).sort());
    expect(answer.calEvent.galleryId).toBe(newest.id);
    expect(answer.gallery).toMatchObject({ id: newest.id, name: 'Photos', picture: newest.picture });
    expect(answer.gallery?.pictureInfo).toMatchObject([{ name: newest.picture, width: 40, height: 30 }]);
  });

  test('an unknown event is not found, and a wrong id is named', async () => {
    expect((await api.request('GET', '/events/view/999999')).status).toBe(404);
    expect((await api.request('GET', '/events/view/soon')).refusal.fields).toHaveProperty('id');
  });
});

describe('add', () => {
  test('title and date are enough', async () => {
    const editor = await api.make.person(3);
    const json = { title: ' Sports day ', date: '2031-05-04' };
    const { status, answer } = await api.request('POST', '/events/add', { as: editor, json });
    expect(status).toBe(201);
    expect(calendarEvent.strict().parse(answer)).toEqual(answer);
    expect(answer).toMatchObject({ title: 'Sports day', location: '', description: '', category: 0, galleryId: null });
    expect(answer.UserId).toBe(editor.id);
    expect(answer.date).toBe('2031-05-03T21:00:00.000Z');
    expect((await api.request('GET', `/events/view/${answer.id}`)).answer.calEvent).toEqual(answer);
  });

  test('a moment counts in its own time zone, and the description is cleaned', async () => {
    const json = {
      ...input,
      date: '2031-05-04T09:30:00+01:00',
      description: '<p onclick="x()">Run.</p><script></script>',
    };
    const { answer } = await add({ ...json, category: 1 });
    expect(answer).toMatchObject({ date: '2031-05-04T08:30:00.000Z', description: '<p>Run.</p>', category: 1 });
    const fromEmptyEditor = await add({ ...input, description: '<p></p><p> </p>' });
    expect(fromEmptyEditor.answer.description).toBe('');
  });

  test('every wrong field is named, up to its longest text', async () => {
    const { status, refusal } = await add({
      title: ' ',
      date: 'soon',
      location: 'x'.repeat(201),
      description: 'x'.repeat(200_001),
      category: 2,
      author: 'me',
    });
    expect({ status, code: refusal.code }).toEqual({ status: 400, code: 'invalid' });
    const wrong = ['author', 'category', 'date', 'description', 'location', 'title'];
    expect(Object.keys(refusal.fields).sort()).toEqual(wrong);
    const required = { title: 'A title is required.', date: 'A valid date is required.' };
    expect((await add({})).refusal.fields).toEqual(required);
    const longest = { ...input, title: 'x'.repeat(200), location: 'x'.repeat(200), description: 'x'.repeat(200_000) };
    expect((await add(longest)).status).toBe(201);
    expect(Object.keys((await add({ ...input, title: 'x'.repeat(201) })).refusal.fields)).toEqual(['title']);
  });

  test.each(['1900-01-01', '2199-12-31', '2032-02-29', '2031-05-04T10:00:00Z'])('the date %s passes', async (date) => {
    expect((await add({ ...input, date })).status).toBe(201);
  });

  test.each(['1899-12-31', '2200-01-01', '2031-02-29', '2031-05-04T25:00', '4 May', 17, null])(
    'the date %s does not',
    async (date) => {
      expect((await add({ ...input, date })).refusal.fields).toEqual({ date: 'A valid date is required.' });
    },
  );

  test('an author counts only when an administrator adds', async () => {
    const [editor, admin] = await Promise.all([api.make.person(3), api.make.person(4)]);
    const send = (as: typeof editor, author: number) =>
      api.request('POST', '/events/add', { as, json: { ...input, author } });
    expect((await send(admin, editor.id)).answer.UserId).toBe(editor.id);
    expect((await send(editor, admin.id)).answer.UserId).toBe(editor.id);
    expect((await send(admin, 999_999)).refusal.fields).toEqual({ author: 'There is no such user.' });
    const above = await send(admin, (await api.make.person(5)).id);
    expect(above.refusal.fields).toEqual({ author: userMessages.above });
  });

  test('only editors and above add', async () => {
    expect((await api.request('POST', '/events/add', { json: input })).status).toBe(401);
    const author = await api.make.person(2);
    expect((await api.request('POST', '/events/add', { as: author, json: input })).status).toBe(403);
    expect((await add(input, 4)).status).toBe(201);
  });
});

describe('edit and delete', () => {
  test('only the author or an administrator changes or deletes', async () => {
    const [author, other, admin] = await Promise.all([api.make.person(3), api.make.person(3), api.make.person(4)]);
    const event = await api.make.event({ authorId: author.id });
    const edit = (as?: typeof author, id = event.id) =>
      api.request('PUT', `/events/edit/${id}`, { as, json: { ...input, UserId: other.id } });
    const remove = (as?: typeof author, id = event.id) => api.request('DELETE', `/events/delete/${id}`, { as });

    expect((await edit()).status).toBe(401);
    expect((await edit(other)).status).toBe(403);
    expect((await edit(other, 999_999)).status).toBe(404);
    const edited = await edit(author);
    expect(edited.status).toBe(200);
    expect(calendarEvent.strict().parse(edited.answer)).toEqual(edited.answer);
    expect(edited.answer).toMatchObject({ ...input, date: '2031-05-03T21:00:00.000Z', UserId: author.id });
    expect((await edit(admin)).answer.UserId).toBe(author.id);

    expect((await remove()).status).toBe(401);
    expect((await remove(other)).status).toBe(403);
    expect((await remove(other, 999_999)).status).toBe(404);
    expect((await remove(author)).status).toBe(204);
    expect((await api.request('GET', `/events/view/${event.id}`)).status).toBe(404);
    const withoutAuthor = await api.make.event();
    expect((await remove(author, withoutAuthor.id)).status).toBe(403);
    expect((await remove(admin, withoutAuthor.id)).status).toBe(204);
  });

  test('editing needs no more than adding did; what is not given stays as it was', async () => {
    const admin = await api.make.person(4);
    const event = await api.make.event({ category: 1 });
    const edit = (json: object) => api.request('PUT', `/events/edit/${event.id}`, { as: admin, json });
    const empty = await edit({ category: 7 });
    expect(empty.status).toBe(400);
    expect(Object.keys(empty.refusal.fields).sort()).toEqual(['category', 'date', 'title']);
    const little = { title: 'Corrected', date: '2031-06-01' };
    const { location, description } = event;
    expect((await edit(little)).answer).toMatchObject({ title: 'Corrected', location, description });
    const blank = await edit({ ...little, location: '', description: '<p> </p>' });
    expect([blank.status, blank.answer.location, blank.answer.description]).toEqual([200, '', '']);
    const { category: _, ...withoutCategory } = input;
    expect((await edit(withoutCategory)).answer.category).toBe(1);
    expect((await edit(input)).answer.category).toBe(0);
  });

  test('deleting an event leaves its galleries', async () => {
    const event = await api.make.event();
    const { id } = await gallery(event.id, 1);
    await api.request('DELETE', `/events/delete/${event.id}`, { as: await api.make.person(4) });
    expect((await api.request('GET', `/galleries/view/${id}`)).answer.gallery.eventId).toBeNull();
  });
});
