import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApi } from '../../tests/support/api.ts';
import { temporaryFolder } from '../../tests/support/program.ts';
import { migrate } from '../db/migrate.ts';
import { schoolContent } from './content/school-content.ts';
import { fillSchool } from './seed.ts';

/** The last migration of the release before menus, campuses and the tree of pages were data. */
const lastRelease = '0018';
const api = testApi();
const folder = temporaryFolder('upgraded');
const content = schoolContent(new Date('2026-11-16T09:00:00Z'));
const school = { ...content.settings, schoolName: 'Hill View Primary', notice: 'Term I begins Monday 1 February 2027' };
const start = () => fillSchool(api.deps, { demo: false, dataFolder: folder }, () => {});

/** A school that somebody has renamed and written in, as that release has left it. */
beforeAll(async () => {
  const { pool } = api.database;
  const migrations = path.join(folder, 'migrations');
  cpSync('api/db/migrations', migrations, { recursive: true });
  const journalFile = path.join(migrations, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(journalFile, 'utf8'));
  journal.entries = journal.entries.filter(({ tag }: { tag: string }) => tag.slice(0, 4) <= lastRelease);
  writeFileSync(journalFile, JSON.stringify(journal));
  await pool.query('drop schema public cascade; drop schema drizzle cascade; create schema public');
  await runMigrations(drizzle(pool), { migrationsFolder: migrations });
  await pool.query(
    `insert into users (name, email, role, password_hash) values ('Ruth', 'ruth@school.example', 5, 'x')`,
  );
  await pool.query(`insert into settings (key, value) values ('school', $1)`, [school]);
  for (const { id, tag, title, html } of content.pages)
    await pool.query('insert into pages (id, tag, title, page_text) values ($1, $2, $3, $4)', [id, tag, title, html]);
  await pool.query(`
    insert into stories (kind, title, detail, extract) values ('news', 'Read', '', ''), ('article', 'Unread', '', '');
    insert into story_views (story_id, day, count) select id, day::date, 4
    from stories, unnest('{2026-01-01,2026-01-02}'::text[]) as day where title = 'Read'`);
  await migrate(pool);
  await start();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const settings = async () => (await api.request('GET', '/settings')).answer;

test('every page stands where it stood and says what it said', async () => {
  expect(content.pages.length).toBeGreaterThan(23);
  for (const { id, tag, title, html } of content.pages) {
    const { status, answer } = await api.request('GET', `/pages/view/${id}`);
    expect(status, id).toBe(200);
    expect(answer.page, id).toMatchObject({ id, path: id, tag, title, pageText: html });
  }
  const { rows } = await api.database.pool.query('select id from pages where draft or hidden or parent_id is not null');
  expect(rows).toEqual([]);
});

test('menu, campuses, footer and words are those that the program had', async () => {
  const { site, schoolName, notice, place } = await settings();
  expect({ schoolName, notice }).toEqual({ schoolName: school.schoolName, notice: school.notice });
  expect(place).toEqual(content.place);
  expect(site.menu.map(({ name, links }) => `${name}: ${links.map(({ to }) => to).join(' ')}`)).toEqual([
    'About: /about /director /admissions /apply /fees',
    'Campuses: /kitante /najja /makindye /bunga /ntinda',
    'Learning: /academic /arts /sport /leadership',
    'Clubs: /sports /music /language /adventure /religion /talent',
    'Media: /news /events /blog /gallery',
    'Alumni: /alumni/alnews /alumni/alevents /alumni/alblog /alumni/algallery /alumni/alumcontact /alum/',
    'Contact: /contact /visit /vacancies',
  ]);
  expect(site.campuses.map(({ name, to, phone }) => [name, to, phone])).toEqual(
    content.campuses.map(({ name, slug, phone }) => [name, `/${slug}`, phone]),
  );
  expect(site.footer.about).toBe('A nursery and primary school on five Kampala campuses.');
  expect(site.footer.end.map(({ to }) => to)).toEqual(['/privacy', '/child-protection']);
  expect(site.words.eventsSub).toBe(content.words.eventsSub);
  expect(site.home.sections).toEqual(['tiles', 'about', 'facilities', 'news', 'events', 'people', 'call']);
});

test('what was read is counted on from there', async () => {
  const { rows } = await api.database.pool.query('select kind, count from story_totals order by count');
  expect(rows).toEqual([
    { kind: 'article', count: 0 },
    { kind: 'news', count: 8 },
  ]);
});

test('the fees still stand beside the application form', async () => {
  const { answer } = await api.request('GET', '/pages/beside-apply');
  const fees = content.pages.find(({ id }) => id === 'fees');
  expect(answer.beside).toMatchObject({ title: fees?.title, to: '/fees', html: fees?.html });
  expect((await api.request('GET', '/pages/view/fees')).answer.blocks).toEqual([]);
});

test('it is open as it was, and a second start changes nothing', async () => {
  expect((await settings()).closed).toBeUndefined();
  const state = async () => {
    const { rows } = await api.database.pool.query(`
      select json_build_object('settings', (select json_agg(s order by key) from settings s),
        'pages', (select json_agg(p.* order by id) from (select id, path, title, updated_at from pages) p),
        'campuses', (select json_agg(c order by id) from campuses c),
        'dates', (select count(*) from term_dates)) as all`);
    return rows;
  };
  const before = await state();
  await start();
  expect(await state()).toEqual(before);
});
