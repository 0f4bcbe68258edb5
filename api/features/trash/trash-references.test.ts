import { and, eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import type { Person } from '../../../tests/support/factory.ts';
import { campuses } from '../../db/tables/campuses.ts';
import { documents, pageDocuments } from '../../db/tables/documents.ts';
import { pages, redirects } from '../../db/tables/pages.ts';
import { termDates } from '../../db/tables/term-dates.ts';
import { users } from '../../db/tables/users.ts';
import { shapes } from './trash-shapes.ts';

const api = testApi();
let admin: Person;

beforeEach(async () => {
  const { db } = api.deps;
  await db.delete(redirects);
  await db.delete(pageDocuments);
  await db.delete(pages);
  await db.insert(pages).values({ id: 'fees', path: 'fees', tag: '', title: 'Fees', pageText: '<p>Fees</p>' });
  admin = await api.make.person(4);
});

const restore = (kind: string, id: number | string) =>
  api.request('POST', `/trash/${kind}/${id}/restore`, { as: admin });
const removePage = () => api.request('DELETE', '/admin/pages/fees', { as: admin });
const leads = async () =>
  Object.fromEntries(
    (await api.deps.db.select().from(redirects)).map(({ path, pageId, target }) => [path, pageId ?? target]),
  );

test('a page comes back without the document that was deleted meanwhile, and with the others', async () => {
  const { db } = api.deps;
  const document = { title: 'D', topic: 'T', name: 'd', type: 'pdf' as const, bytes: 1 };
  const made = await db
    .insert(documents)
    .values([
      { ...document, file: 'gone.pdf' },
      { ...document, file: 'kept.pdf' },
    ])
    .returning({ id: documents.id });
  const [gone = 0, kept = 0] = made.map(({ id }) => id);
  await db.insert(pageDocuments).values([gone, kept].map((documentId) => ({ pageId: 'fees', documentId })));
  expect((await removePage()).status).toBe(204);
  expect((await api.request('DELETE', `/admin/documents/${gone}`, { as: admin })).status).toBe(204);
  expect((await restore('page', 'fees')).status).toBe(200);
  expect(await db.select().from(pageDocuments)).toEqual([{ pageId: 'fees', documentId: kept }]);
});

test('a page comes back with its many old addresses, whoever has left that moved it', async () => {
  const { db } = api.deps;
  const [left, stayed] = [await api.make.person(4), await api.make.person(4)];
  const paths = Array.from({ length: 60 }, (_, n) => `old-${n}`);
  const cause = 'moved' as const;
  await db
    .insert(redirects)
    .values(paths.map((path, n) => ({ path, pageId: 'fees', cause, createdBy: n % 2 === 0 ? left.id : stayed.id })));
  await removePage();
  await db.delete(users).where(eq(users.id, left.id));
  expect((await restore('page', 'fees')).status).toBe(200);
  expect(Object.keys(await leads()).sort()).toEqual(paths.sort());
  expect(await db.$count(redirects, eq(redirects.createdBy, stayed.id))).toBe(30);
  expect(await db.$count(redirects, sql`${redirects.createdBy} is null`)).toBe(30);
});

test('an old address that leads elsewhere by now stays so when the page comes back', async () => {
  await api.deps.db
    .insert(redirects)
    .values(['money', 'costs'].map((path) => ({ path, pageId: 'fees', cause: 'moved' as const })));
  await removePage();
  const json = { from: '/money', to: '/contact' };
  expect((await api.request('POST', '/admin/redirects', { as: admin, json })).status).toBe(204);
  expect((await restore('page', 'fees')).status).toBe(200);
  expect(await leads()).toEqual({ money: '/contact', costs: 'fees' });
});

test('a campus comes back with its dates, whoever has left that wrote them', async () => {
  const { db } = api.deps;
  const author = await api.make.person(3);
  const [campus] = await db.insert(campuses).values({ name: 'Hill', slug: 'hill' }).returning({ id: campuses.id });
  const campusId = campus?.id ?? 0;
  const date = { kind: 'visit' as const, name: 'Open day', firstDay: '2026-02-01', lastDay: '2026-02-01' };
  await db.insert(termDates).values([
    { ...date, campusId, authorId: author.id },
    { ...date, campusId, authorId: admin.id },
  ]);
  expect((await api.request('DELETE', `/admin/campuses/${campusId}`, { as: admin })).status).toBe(204);
  await db.delete(users).where(eq(users.id, author.id));
  expect((await restore('campus', campusId)).status).toBe(200);
  const ofCampus = eq(termDates.campusId, campusId);
  expect(await db.$count(termDates, ofCampus)).toBe(2);
  expect(await db.$count(termDates, and(ofCampus, eq(termDates.authorId, admin.id)))).toBe(1);
});

test('every reference of what can come back is one that it belongs by, or that may be gone by then', async () => {
  const { rows: references } = await api.deps.db.execute<{ table: string; column: string; target: string }>(sql`
    select c.conrelid::regclass::text as table, a.attname as column, c.confrelid::regclass::text as target
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace`);
  const all = Object.values(shapes);
  const belongs = new Set(all.flatMap(({ parts }) => parts.map(({ table, key }) => `${table}.${key}`)));
  const forgotten = Object.entries(shapes).flatMap(([kind, { parts, nullable = [], optional = [] }]) => {
    const known = [...nullable.map(({ of = parts[0].table, ...rest }) => ({ of, ...rest })), ...optional];
    return references
      .filter(({ table }) => parts.some((part) => part.table === table))
      .filter(({ table, column, target }) => {
        const comesAlong = target !== table && parts.some((part) => part.table === target);
        // The pictures of what lies in the trash are in use, by the one name that their columns have.
        const isPicture = target === 'media' && column === 'picture';
        const mayBeGone = known.some((one) => one.of === table && one.column === column && one.table === target);
        return !belongs.has(`${table}.${column}`) && !comesAlong && !isPicture && !mayBeGone;
      })
      .map(({ table, column }) => `${kind}: ${table}.${column}`);
  });
  expect(references.length).toBeGreaterThan(50);
  expect(forgotten).toEqual([]);
});
