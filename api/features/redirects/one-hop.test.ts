import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import type { Person } from '../../../tests/support/factory.ts';
import { trash } from '../../db/tables/history.ts';
import { pages, redirects } from '../../db/tables/pages.ts';

const api = testApi();
let admin: Person;

beforeEach(async () => {
  admin ??= await api.make.person(4);
  await startAnew();
});

async function startAnew() {
  await api.deps.db.delete(redirects);
  await api.deps.db.update(pages).set({ parentId: null });
  await api.deps.db.delete(pages);
  await api.deps.db.delete(trash);
}

type Node = { id: string; path: string };
const send = (method: 'POST' | 'PUT' | 'DELETE', url: string, json?: object) =>
  api.request(method, url, { as: admin, ...(json && { json }) });
const add = async (slug: string, parentId: string | null = null, copyOf?: string): Promise<Node> =>
  (await send('POST', '/admin/pages', { title: slug, slug, parentId, ...(copyOf && { copyOf }) })).answer as Node;
const publish = ({ id }: Node) => api.deps.db.update(pages).set({ draft: false }).where(eq(pages.id, id));
const move = ({ id, path }: Node, slug: string, parentId: string | null = null) =>
  send('PUT', `/admin/pages/${id}/place`, { from: path, slug, parentId, before: null });
const lead = (from: string, to: string) => send('POST', '/admin/redirects', { from, to });

async function at(path: string): Promise<string> {
  const { status, answer } = await api.request('GET', `/pages/at?path=${encodeURIComponent(path)}`);
  if (status !== 200) return 'nothing';
  return 'redirect' in answer ? answer.redirect : 'page';
}

/** What a reader passes through, the address first. */
async function wayFrom(path: string): Promise<string[]> {
  const way = [`/${path}`];
  for (let next = await at(path); ; next = await at(next.slice(1))) {
    if (way.length > 5) throw new Error(`without an end: ${way.join(' ')}`);
    way.push(next);
    if (!next.startsWith('/')) return way;
  }
}

describe('what leads to an address leads to the page that comes to stand there', () => {
  test('when it is added there and renamed', async () => {
    await lead('/old', '/newpage');
    const page = await add('newpage');
    await publish(page);
    expect(await wayFrom('old')).toEqual(['/old', '/newpage', 'page']);
    await move(page, 'newer');
    expect(await wayFrom('old')).toEqual(['/old', '/newer', 'page']);
  });

  test('when it is moved there with all below it', async () => {
    await lead('/old', '/life/clubs');
    const about = await add('about');
    for (const page of [about, await add('clubs', about.id)]) await publish(page);
    await move(about, 'life');
    await move({ ...about, path: 'life' }, 'living');
    expect(await wayFrom('old')).toEqual(['/old', '/living/clubs', 'page']);
  });

  test('when it comes back out of the trash, also from what leads to its own old addresses', async () => {
    const bus = await add('bus');
    await publish(bus);
    await move(bus, 'transport');
    await send('DELETE', `/admin/pages/${bus.id}`);
    await lead('/old', '/transport');
    await lead('/older', '/bus');
    await send('POST', `/trash/page/${bus.id}/restore`);
    await move({ ...bus, path: 'transport' }, 'travel');
    expect(await wayFrom('old')).toEqual(['/old', '/travel', 'page']);
    expect(await wayFrom('older')).toEqual(['/older', '/travel', 'page']);
  });

  test('when a campus or the set-up begins it', async () => {
    await lead('/old', '/lake');
    await send('POST', '/admin/campuses', { name: 'Lake', slug: 'lake', beginsPage: true });
    const [page] = await api.deps.db.select().from(pages).where(eq(pages.path, 'lake'));
    expect(page).toBeDefined();
    if (page) await publish(page);
    if (page) await move(page, 'lakeside');
    expect(await wayFrom('old')).toEqual(['/old', '/lakeside', 'page']);
  });
});

test('to a page that nobody can read nothing leads', async () => {
  const draft = await add('draft');
  await lead('/old', '/draft');
  expect(await wayFrom('old')).toEqual(['/old', 'nothing']);
  await publish(draft);
  expect(await wayFrom('old')).toEqual(['/old', '/draft', 'page']);
});

const slug = fc.constantFrom('a', 'b', 'c');
const address = fc.oneof(
  slug,
  fc.tuple(slug, slug).map((parts) => parts.join('/')),
);
const which = fc.nat(7);
const step = fc.oneof(
  fc.record({ act: fc.constant('add' as const), slug, below: which, public: fc.boolean() }),
  fc.record({ act: fc.constant('move' as const), page: which, slug, below: which }),
  fc.record({ act: fc.constantFrom('publish', 'schedule', 'delete', 'restore', 'copy'), page: which, slug }),
  fc.record({ act: fc.constant('lead' as const), from: address, to: address }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** What is refused is no matter: only what readers find afterwards. */
async function take(one: Step): Promise<void> {
  if (one.act === 'lead') return void (await lead(`/${one.from}`, `/${one.to}`));
  const all = await api.deps.db.select().from(pages).orderBy(pages.path);
  // None for the top.
  const parent = 'below' in one ? all[one.below]?.id : undefined;
  if (one.act === 'add') {
    const page = await add(one.slug, parent);
    if ('public' in one && one.public && page.id) await publish(page);
    return;
  }
  const page = 'page' in one ? all[one.page % all.length] : undefined;
  if (one.act === 'restore') {
    const [gone] = await api.deps.db.select().from(trash).limit(1);
    if (gone) await send('POST', `/trash/page/${gone.itemId}/restore`);
  }
  if (!page) return;
  if (one.act === 'move' && 'below' in one) await move(page, one.slug, parent);
  if (one.act === 'publish') await publish(page);
  const later = new Date(Date.now() + 86_400_000);
  if (one.act === 'schedule')
    await api.deps.db.update(pages).set({ draft: false, createdAt: later }).where(eq(pages.id, page.id));
  if (one.act === 'copy' && 'slug' in one) await add(one.slug, null, page.id);
  if (one.act === 'delete') await send('DELETE', `/admin/pages/${page.id}`);
}

test('whatever happens to pages, an address leads on once, and never in a circle', async () => {
  const slugs = ['a', 'b', 'c'];
  const addresses = [...slugs, ...slugs.flatMap((one) => slugs.map((other) => `${one}/${other}`))];
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
      await startAnew();
      for (const one of steps) await take(one);
      for (const path of addresses) {
        const way = await wayFrom(path);
        expect(way.length, way.join(' ')).toBeLessThanOrEqual(3);
      }
    }),
    { numRuns: 60, seed: 7 },
  );
});
