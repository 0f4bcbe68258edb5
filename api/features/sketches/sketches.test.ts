import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { noticeMessages } from '../../../contract/school/notices.ts';
import { withDate } from '../../../contract/school/with-date.ts';
import { crestSide } from '../../../contract/site/crest.ts';
import { sitePreview } from '../../../contract/site/site-parts.ts';
import { testApi } from '../../../tests/support/api.ts';
import type { Person } from '../../../tests/support/factory.ts';
import { formOf } from '../../../tests/support/form-of.ts';
import { campuses } from '../../db/tables/campuses.ts';
import { auditLog, revisions } from '../../db/tables/history.ts';
import { media } from '../../db/tables/media.ts';
import { notices } from '../../db/tables/notices.ts';
import { settings, sitePreviews } from '../../db/tables/settings.ts';
import { termDates } from '../../db/tables/term-dates.ts';

const api = testApi();
let admin: Person;
const tables = [sitePreviews, notices, termDates, campuses, settings, revisions];

beforeAll(async () => {
  admin = await api.make.person(4, { name: 'Juliet Asiimwe' });
});
beforeEach(async () => {
  for (const table of tables) await api.deps.db.delete(table);
});

const notice = (change: object = {}) => ({
  ...{ name: 'No school on Friday', text: '', urgent: false, beginsAt: '2090-01-05T06:00:00.000Z', endsAt: null },
  ...{ paths: ['/visit'], ...change },
});
const make = (json: object, as = admin) => api.request('POST', '/admin/sketches', { as, json });
const colours = { brand: '#1d4ed8', accent: '#f97316' };
const makeLook = (values: Record<string, string | File>, as = admin) =>
  api.request('POST', '/admin/sketches/look', { as, form: formOf(values) });
const open = (key: string) => api.request('GET', `/site/preview?key=${key}`);

async function openedBy(made: Awaited<ReturnType<typeof make>>) {
  expect(made.status).toBe(201);
  const { answer } = await open(made.answer.key);
  expect(sitePreview.parse(answer)).toEqual(answer);
  return answer;
}
const shown = async (json: object) => openedBy(await make(json));
const shownLook = async (values: Parameters<typeof makeLook>[0]) => openedBy(await makeLook(values));
const readersSee = async () => (await api.request('GET', '/settings')).answer;

describe('a link to a change that nobody has saved', () => {
  test('shows a notice as in its time, at its address, and readers see none', async () => {
    const { notices: seen, at, part } = await shown({ kind: 'notice', content: notice() });
    expect([part, at]).toEqual(['notice', '/visit']);
    expect(seen).toMatchObject([{ name: 'No school on Friday', by: 'Juliet Asiimwe', paths: ['/visit'] }]);
    expect(await readersSee()).not.toHaveProperty('notices');
    // Nothing of the save that was tried has stayed, but for the link and its line in the log.
    expect(await api.deps.db.$count(notices)).toBe(0);
    expect(await api.deps.db.$count(revisions)).toBe(0);
    const [line] = (await api.deps.db.select().from(auditLog)).slice(-1);
    expect(line).toMatchObject({ action: 'made a preview link', kind: 'notice', title: 'No school on Friday' });
  });

  test('shows it in place of what it would change, and with the campuses that it would close', async () => {
    const [lake] = await api.deps.db.insert(campuses).values({ name: 'Lake', slug: 'lake' }).returning();
    const beginsAt = new Date(Date.now() - 60_000).toISOString();
    const json = notice({ beginsAt, paths: [] });
    const { id } = (await api.request('POST', '/admin/notices', { as: admin, json })).answer;
    const other = notice({ name: 'Another', beginsAt, paths: [] });
    await api.request('POST', '/admin/notices', { as: admin, json: other });
    const closing = { urgent: true, endsAt: '2090-01-06T06:00:00.000Z', closedCampuses: [lake?.id] };
    const answer = await shown({ kind: 'notice', id, content: notice({ name: 'Closed', ...closing }) });
    expect(answer.notices?.map(({ name, closed }) => [name, closed])).toEqual([
      ['Closed', ['Lake']],
      ['Another', undefined],
    ]);
    expect((await readersSee()).notices?.map(({ name }) => name)).not.toContain('Closed');
  });

  test('shows a date among those of its year', async () => {
    const term = { kind: 'term', name: 'Term I', firstDay: '2090-02-01', lastDay: '2090-04-30' };
    const { id } = (await api.request('POST', '/admin/term-dates', { as: admin, json: term })).answer;
    const { at, termDate } = await shown({ kind: 'termDate', id, content: { ...term, name: 'Term One' } });
    expect([at, termDate?.id, termDate?.name]).toEqual(['/term-dates', id, 'Term One']);
    const { answer: dates } = await api.request('GET', '/term-dates?year=2090');
    expect(dates.docs.map(({ name }) => name)).toEqual(['Term I']);
    if (!termDate) throw new Error('no date');
    expect(withDate(dates, termDate).docs.map(({ name }) => name)).toEqual(['Term One']);
    const added = { ...termDate, id: id + 1, firstDay: '2090-01-01', lastDay: '2090-01-01' };
    expect(withDate(dates, added)).toMatchObject({ docs: [{ id: id + 1 }, { id }], next: { id: id + 1 } });
  });

  test('shows a date in the strip, where it would be the nearest one or is no longer', async () => {
    const day = (days: number) => new Date(api.deps.clock().getTime() + days * 86_400_000).toISOString().slice(0, 10);
    const near = { kind: 'holiday', name: 'Heroes', firstDay: day(20), lastDay: day(20) };
    const add = (json: object) => api.request('POST', '/admin/term-dates', { as: admin, json });
    const { id } = (await add(near)).answer;
    await add({ ...near, name: 'Martyrs', firstDay: day(40), lastDay: day(40) });
    const stripWith = async (json: object) => (await shown({ kind: 'termDate', ...json })).notice;
    const before = await readersSee();
    expect(before.notice).toContain('Heroes');
    expect(await stripWith({ id, content: { ...near, name: 'Heroines' } })).toContain('Heroines');
    expect(await stripWith({ id, content: { ...near, firstDay: day(60), lastDay: day(60) } })).toContain('Martyrs');
    const soon = { ...near, name: 'Eid', firstDay: day(5), lastDay: day(5) };
    expect(await stripWith({ content: soon })).toContain('Eid');
    expect(await stripWith({ content: { ...soon, kind: 'visit' } })).toContain('Heroes');
    expect((await readersSee()).notice).toEqual(before.notice);
  });

  test('shows a campus in its place in menu and footer, and all about reaching it', async () => {
    const json = { name: 'Lake', slug: 'lake', phone: '0700 000 001' };
    const { id } = (await api.request('POST', '/admin/campuses', { as: admin, json })).answer;
    await api.request('POST', '/admin/campuses', { as: admin, json: { name: 'Hill', slug: 'hill' } });
    const changed = await shown({ kind: 'campus', id, content: { ...json, name: 'Lakeside', beginsPage: true } });
    expect(changed.site.campuses.map(({ name }) => name)).toEqual(['Lakeside', 'Hill']);
    expect(changed.campus).toMatchObject({ id, name: 'Lakeside', phone: '0700 000 001', path: null });
    expect(changed.at).toBe('/contact');
    const added = await shown({ kind: 'campus', content: { name: 'Forest', slug: 'forest' } });
    expect(added.site.campuses.map(({ name }) => name)).toEqual(['Lake', 'Hill', 'Forest']);
    expect((await readersSee()).site.campuses.map(({ name }) => name)).toEqual(['Lake', 'Hill']);
  });

  test('shows the site in other colours', async () => {
    const answer = await shownLook(colours);
    expect(answer.brandCss).toContain('#1d4ed8');
    expect(answer).not.toHaveProperty('crest');
    expect(await readersSee()).not.toHaveProperty('brandCss');
  });

  test('shows the site with another crest, which nothing but the link has', async () => {
    const drawn = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 112"><rect width="96" height="112"/></svg>';
    const file = new File([drawn], 'crest.svg');
    const { crest = '', brandCss, at } = await shownLook({ ...colours, file });
    expect([at, brandCss]).toEqual(['/', expect.stringContaining('#1d4ed8')]);
    const [type, content = ''] = crest.split(',');
    expect(type).toBe('data:image/png;base64');
    expect((await sharp(Buffer.from(content, 'base64')).metadata()).height).toBe(crestSide);
    expect((await api.request('GET', '/settings/scenes')).answer).not.toHaveProperty('crest');
    expect(await api.deps.db.$count(media)).toBe(0);
    // Another look takes its place, and the crest with it.
    expect(await shownLook(colours)).not.toHaveProperty('crest');
  });

  test('is not of a crest that is none, nor of colours that are none', async () => {
    const notes = new File(['notes'], 'crest.png');
    for (const [wrong, field] of [
      [{ ...colours, file: notes }, 'file'],
      [{ ...colours, file: 'crest.png' }, 'file'],
      [{ ...colours, brand: 'url(x)' }, 'brand'],
    ] as const) {
      const { status, refusal } = await makeLook(wrong);
      expect([[400, 415].includes(status), Object.keys(refusal.fields ?? {})]).toEqual([true, [field]]);
    }
    expect(await api.deps.db.$count(sitePreviews)).toBe(0);
  });

  test('is refused by the rules of a save, and for what is not there', async () => {
    const wrong = await make({ kind: 'notice', content: notice({ urgent: true }) });
    expect([wrong.status, wrong.refusal.fields]).toEqual([400, { 'content.endsAt': noticeMessages.urgentEnd }]);
    const unknown = notice({ urgent: true, endsAt: '2090-01-06T06:00:00.000Z', closedCampuses: [999_999] });
    expect((await make({ kind: 'notice', content: unknown })).refusal.fields).toEqual({
      closedCampuses: noticeMessages.noCampus,
    });
    expect((await make({ kind: 'notice', id: 999_999, content: notice() })).status).toBe(404);
    expect((await make({ kind: 'home', content: {} })).status).toBe(400);
    expect(await api.deps.db.$count(sitePreviews)).toBe(0);
  });
});

describe('the link of somebody', () => {
  const state = async (query: string, as = admin) =>
    (await api.request('GET', `/admin/sketches?${query}`, { as })).answer.preview;

  test('is one for each thing, is counted, and is ended by whoever made it', async () => {
    const { id } = (await api.request('POST', '/admin/notices', { as: admin, json: notice() })).answer;
    const other = await api.make.person(4);
    const first = (await make({ kind: 'notice', id, content: notice() })).answer.key;
    const ofNew = (await make({ kind: 'notice', content: notice() })).answer.key;
    const theirs = (await make({ kind: 'notice', id, content: notice() }, other)).answer.key;
    const second = (await make({ kind: 'notice', id, content: notice({ name: 'Other words' }) })).answer.key;
    expect((await open(first)).status).toBe(404);
    expect((await open(second)).answer.notices).toMatchObject([{ name: 'Other words' }]);
    expect(await state(`kind=notice&id=${id}`)).toMatchObject({ opened: 1, expiresAt: expect.any(String) });
    expect((await api.request('DELETE', `/admin/sketches?kind=notice&id=${id}`, { as: admin })).status).toBe(204);
    expect(await state(`kind=notice&id=${id}`)).toBeNull();
    const now = await Promise.all([second, ofNew, theirs].map(async (key) => (await open(key)).status));
    expect(now).toEqual([404, 200, 200]);
  });

  test('is made once where two are asked for at once', async () => {
    const made = await Promise.all([1, 2, 3].map(() => make({ kind: 'notice', content: notice() })));
    expect(made.map(({ status }) => status)).toEqual([201, 201, 201]);
    const opened = await Promise.all(made.map(async ({ answer }) => (await open(answer.key)).status));
    expect(opened.sort()).toEqual([200, 404, 404]);
  });

  test('ends with what it would change, also when that comes back from the trash', async () => {
    const { id } = (await api.request('POST', '/admin/notices', { as: admin, json: notice() })).answer;
    const { key } = (await make({ kind: 'notice', id, content: notice() })).answer;
    await api.request('DELETE', `/admin/notices/${id}`, { as: admin });
    expect((await open(key)).status).toBe(404);
    expect((await api.request('POST', `/trash/notice/${id}/restore`, { as: admin })).status).toBeLessThan(300);
    expect((await open(key)).status).toBe(404);
  });
});
