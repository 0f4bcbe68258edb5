import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { chosenPassword } from '../../contract/people/auth.ts';
import { testApi } from '../../tests/support/api.ts';
import { pages } from '../db/tables/pages.ts';
import { requireContent } from '../features/documents/document-content.ts';
import { openDocument } from '../features/documents/documents.service.ts';
import { pageSlugs } from './page-slugs.ts';
import { writerEmail, writers } from './people.ts';
import { fillSchool } from './seed.ts';

const api = testApi();
const folder = mkdtempSync(path.join(tmpdir(), 'seven-hills-seed-'));

const numbers = async (query: string) => {
  const { rows } = await api.deps.db.execute<Record<string, number>>(sql.raw(query));
  return rows.map((row) => Object.values(row).map(Number));
};
const number = async (query: string) => (await numbers(query))[0]?.[0] ?? 0;

test('the demo school is complete', async () => {
  const accounts = await fillSchool(api.deps, { demo: true, dataFolder: folder }, () => {});
  expect(accounts?.map(({ role }) => role)).toEqual([1, 2, 3, 4, 5]);
  const file = path.join(folder, 'demo-accounts.json');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(accounts);
  for (const { email, password } of accounts ?? []) {
    expect(chosenPassword.safeParse(password).success).toBe(true);
    const { status } = await api.request('POST', '/users/login', { json: { user: email, pwd: password } });
    expect(status).toBe(200);
  }

  expect(await number('select count(*) from pages')).toBe(pageSlugs.length);
  for (const [kind, least] of Object.entries({ news: 24, article: 18 })) {
    expect(await number(`select count(*) from stories where kind = '${kind}'`)).toBeGreaterThanOrEqual(least);
    expect(await numbers(`select distinct category from stories where kind = '${kind}' order by 1`)).toEqual([
      [0],
      [1],
    ]);
  }
  expect(await numbers('select distinct count(*) from story_pictures group by story_id order by 1')).toEqual([
    [1],
    [2],
    [3],
  ]);
  expect(await number('select count(*) from events')).toBeGreaterThanOrEqual(30);
  for (const when of ['<', '>']) {
    expect(await number(`select count(*) from events where starts_at ${when} now()`)).toBeGreaterThanOrEqual(10);
  }
  const perGallery = await numbers('select count(*) from gallery_images group by gallery_id');
  expect(perGallery.length).toBeGreaterThanOrEqual(10);
  for (const [images] of perGallery) expect(images).toBeGreaterThanOrEqual(8);
  for (const [images] of perGallery) expect(images).toBeLessThanOrEqual(14);
  expect(await numbers('select tag from profiles group by tag order by tag')).toEqual([[10], [20], [30]]);
  expect(await number('select count(*) from profiles')).toBeGreaterThanOrEqual(24);
  expect(await number('select count(*) from alumni')).toBeGreaterThanOrEqual(120);
  expect(await number('select min(class_of) from alumni')).toBe(2002);
  const states =
    'select count(*) filter (where mm_code is null) a, count(*) filter (where mm_code is not null and not dispatched) b, count(*) filter (where dispatched) c from orders';
  const [counts = []] = await numbers(states);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(12);
  for (const count of counts) expect(count).toBeGreaterThan(0);
  const wrongSums =
    'select count(*) from orders o where amount <> (select sum(unit_price * quantity) from order_lines where order_id = o.id)';
  expect(await number(wrongSums)).toBe(0);
  expect(await number('select count(*) from enquiries')).toBe(40);
  expect(await number("select count(distinct status) from enquiries where kind = 'application'")).toBe(6);
  expect(await number('select count(*) from enquiries where created_at > now() or updated_at > now()')).toBe(0);
  const unfinished =
    "select count(*) from enquiries e where status <> 'new' and not exists (select from enquiry_notes n where n.enquiry_id = e.id)";
  expect(await number(unfinished)).toBe(0);
  const newTestimonials = "from enquiries e where kind = 'testimonial' and status = 'new'";
  const waiting = "exists (select from alumni where status = 'waiting' and email = e.sender_email)";
  expect(await number(`select count(*) ${newTestimonials} and ${waiting}`)).toBe(2);
  expect(await number(`select count(*) ${newTestimonials} and not ${waiting}`)).toBe(0);
  expect(await number('select count(*) from mails where enquiry_id is null')).toBe(0);
  // Drawings show nobody who could be recognised.
  const unsaid = "select count(*) from media where not published or length(alt) < 10 or consent <> 'nobody'";
  expect(await number(unsaid)).toBe(0);
});

test('every page of it is read, and what is read adds up to the visits of the day', async () => {
  expect(await number('select count(*) from page_totals')).toBe(pageSlugs.length);
  expect(await number('select count(*) from page_totals where count = 0')).toBe(0);
  const [[fees = 0, privacy = 0] = []] = await numbers(
    "select max(count) filter (where id = 'fees'), max(count) filter (where id = 'privacy') from page_totals",
  );
  expect(fees).toBeGreaterThan(10 * privacy);
  const perDay = await numbers(
    'select v.count, sum(r.count) from visits v join page_reads r using (day) group by v.day, v.count',
  );
  expect(perDay).toHaveLength(30);
  const [visits, reads] = [0, 1].map((column) => perDay.reduce((sum, day) => sum + (day[column] ?? 0), 0));
  expect(Math.abs((reads ?? 0) / (visits ?? 0) - 1)).toBeLessThan(0.01);
});

test('its documents can be downloaded, and are what they say', async () => {
  const { rows } = await api.deps.db.execute<{ id: number }>(sql`select id from documents`);
  expect(rows.length).toBeGreaterThanOrEqual(5);
  expect(await number('select count(distinct topic) from documents')).toBe(3);
  for (const { id } of rows) {
    const { row, content } = await openDocument(api.deps, id);
    expect(() => requireContent(row.type, Buffer.from(content))).not.toThrow();
    expect(content.length).toBe(row.bytes);
  }
});

test('who only writes cannot sign in, nor be sent a way in', async () => {
  for (const [index, name] of writers.entries()) {
    const [user, address] = [writerEmail(name), `10.9.0.${index}`];
    const json = { user, pwd: 'Guess-me-1!' };
    expect((await api.request('POST', '/users/login', { json, address })).status).toBe(401);
    expect((await api.request('POST', '/users/forgot', { json: { email: user }, address })).status).toBeLessThan(300);
  }
  expect(await number('select count(*) from users')).toBe(5 + writers.length);
  expect(await number('select count(*) from users where suspended and role = 2')).toBe(writers.length);
  expect(await number('select count(*) from password_resets')).toBe(0);
  expect(await number('select count(*) from email_changes')).toBe(0);
  expect(await number("select count(*) from mails where kind = 'password-reset'")).toBe(0);
});

test('a school of an older version gets the pages that it lacks, and keeps those it has', async () => {
  const { db } = api.deps;
  await db.delete(pages).where(eq(pages.id, 'privacy'));
  await db.update(pages).set({ pageText: '<p>Ours.</p>' }).where(eq(pages.id, 'child-protection'));
  for (const demo of [true, false]) await fillSchool(api.deps, { demo, dataFolder: folder }, () => {});
  const text = async (id: string) => (await api.request('GET', `/pages/view/${id}`)).answer.page.pageText;
  expect(await text('privacy')).toContain('Personal Data Protection Office');
  expect(await text('child-protection')).toBe('<p>Ours.</p>');
});

test('a school that has people is left alone', async () => {
  const before = await number('select count(*) from stories');
  const accounts = await fillSchool(api.deps, { demo: true, dataFolder: folder }, () => {});
  expect(accounts?.length).toBe(5);
  expect(await number('select count(*) from stories')).toBe(before);
});
