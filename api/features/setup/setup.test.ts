import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { startMessages } from '../../../contract/school/setup.ts';
import { testApi } from '../../../tests/support/api.ts';
import { pages } from '../../db/tables/pages.ts';
import { settings } from '../../db/tables/settings.ts';
import { termDates } from '../../db/tables/term-dates.ts';
import { fillSchool } from '../../seed/seed.ts';
import { startClosed } from '../opening/opening.service.ts';

const api = testApi();
const fill = () => fillSchool(api.deps, { demo: false, dataFolder: '/tmp' }, () => {});
const listed = async () => (await api.deps.db.select().from(pages)).sort((a, b) => (a.id < b.id ? -1 : 1));

beforeEach(async () => {
  await api.deps.db.delete(pages);
  await api.deps.db.delete(settings);
  await fill();
  // The accounts of the tests before make it look inhabited.
  await startClosed(api.deps.db);
});

test('an outline is drafts that say what belongs there, beside what every school must have', async () => {
  const owner = await api.make.person(5);
  expect((await api.request('POST', '/admin/setup/start', { as: owner, json: { choice: 'outline' } })).status).toBe(
    204,
  );
  const made = await listed();
  expect(made.filter(({ draft }) => !draft).map(({ id }) => id)).toEqual(['child-protection', 'privacy']);
  expect(made.find(({ id }) => id === 'fees')?.pageText).toContain('A table of fees');
  expect(made.map(({ id }) => id)).not.toContain('kitante');
  expect((await api.request('GET', '/pages/view/fees')).status).toBe(404);
  expect((await api.request('GET', '/pages/view/fees', { as: owner })).status).toBe(200);
  // The next start brings nothing back.
  await fill();
  expect((await listed()).length).toBe(made.length);
});

test('the outline speaks of the first school year, where one was said', async () => {
  const owner = await api.make.person(5);
  const place = { schoolYear: 2031 };
  expect((await api.request('PUT', '/admin/settings', { as: owner, json: { place } })).status).toBe(200);
  await api.request('POST', '/admin/setup/start', { as: owner, json: { choice: 'outline' } });
  expect((await listed()).find(({ id }) => id === 'fees')?.pageText).toContain('A table of fees for 2031, by class');
});

test('the pages of the demo school come as drafts, and a page that somebody has written stays theirs', async () => {
  const owner = await api.make.person(5);
  const json = { title: 'Our own', pageText: '<p>Written by us</p>' };
  expect((await api.request('PUT', '/pages/edit/about', { as: owner, json })).status).toBe(200);
  await api.request('POST', '/admin/setup/start', { as: owner, json: { choice: 'demo' } });
  const made = await listed();
  expect(made.find(({ id }) => id === 'about')).toMatchObject({ title: 'Our own', draft: false });
  expect(made.filter(({ draft }) => draft).length).toBeGreaterThan(20);
  expect(made.find(({ id }) => id === 'fees')?.pageText).toContain('<table');
});

test('it is chosen once, by one of many, and by the owner', async () => {
  const [owner, admin] = [await api.make.person(5), await api.make.person(4)];
  const start = (as: typeof owner, choice: string) =>
    api.request('POST', '/admin/setup/start', { as, json: { choice } });
  expect((await start(admin, 'home')).status).toBe(403);
  expect((await start(owner, 'nothing')).refusal.fields.choice).toBe(startMessages.choice);
  const answers = await Promise.all(['home', 'outline', 'demo'].map((choice) => start(owner, choice)));
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409]);
});

test('the first steps are read from what is there', async () => {
  const owner = await api.make.person(5);
  const look = async () => (await api.request('GET', '/admin/setup', { as: owner })).answer;
  expect(await look()).toMatchObject({
    isNew: true,
    isOpen: false,
    done: { school: false, look: false, start: false },
  });
  const json = { school: { schoolName: 'Hill View' }, brand: { brand: '#1b4a8a', accent: '#f5b324' } };
  await api.request('PUT', '/admin/settings', { as: owner, json });
  await api.request('POST', '/admin/setup/start', { as: owner, json: { choice: 'home' } });
  expect(await look()).toMatchObject({ done: { school: true, look: true, start: true, mail: true, pages: false } });
  await api.deps.db.delete(settings);
  expect(await look()).toMatchObject({ isNew: false, isOpen: true });
});

test('a campus asks for its page until readers may see it, and the dates of a term until there are some', async () => {
  const owner = await api.make.person(5);
  const done = async () => (await api.request('GET', '/admin/setup', { as: owner })).answer.done;
  expect(await done()).toMatchObject({ campuses: false, campusPages: true, dates: false });
  const json = { name: 'Walukuba', slug: 'walukuba', beginsPage: true };
  expect((await api.request('POST', '/admin/campuses', { as: owner, json })).status).toBe(201);
  expect(await done()).toMatchObject({ campuses: true, campusPages: false });
  await api.deps.db.update(pages).set({ draft: false }).where(eq(pages.path, 'walukuba'));
  const term = { kind: 'term' as const, name: 'Term I', firstDay: '2090-02-01', lastDay: '2090-04-20' };
  await api.deps.db.insert(termDates).values(term);
  expect(await done()).toMatchObject({ campusPages: true, dates: true });
});
