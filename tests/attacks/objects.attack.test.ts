import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { alumni } from '../../api/db/tables/alumni.ts';
import { enquiries } from '../../api/db/tables/enquiries.ts';
import { revisions } from '../../api/db/tables/history.ts';
import { orders } from '../../api/db/tables/shop.ts';
import { invitations } from '../../api/db/tables/users.ts';
import { moveToTrash } from '../../api/features/trash/trash.service.ts';
import { makeSecret } from '../../api/lib/security/tokens.ts';
import { originalKey } from '../../api/lib/storage/keys.ts';
import { testApi } from '../support/api.ts';
import { type Person, pngBytes } from '../support/factory.ts';
import { routeThings } from '../support/route-things.ts';
import { tally } from './figures.ts';
import { leaksIn } from './leaks.ts';
import { describedRoutes, type Route } from './routes.ts';

const api = testApi();
const secret = 'quiet-marker';
const privatePicture = `${secret}-picture.png`;
const highestId = 8;
let owner: Person;
let orderCode = '';

/** One of everything that is not for everybody; whatever of it is private holds the marker. */
beforeAll(async () => {
  const { db } = api.deps;
  owner = await api.make.person(5, { email: `${secret}-owner@school.example`, telephone: '+256 700 111222' });
  const { alumnus, testimonial, version, order, invitation } = routeThings(api);
  const mark = { email: `${secret}@x.example`, phone: `+256 700 ${secret}`.slice(0, 40) };
  await db
    .update(alumni)
    .set(mark)
    .where(eq(alumni.id, (await alumnus()).params.id));
  await api.make.picture({ name: privatePicture, published: false });
  await api.deps.storage.put(originalKey(privatePicture), await pngBytes());
  const waiting = { ...mark, name: `${secret} waiting`, details: secret, picture: privatePicture };
  await db
    .update(alumni)
    .set(waiting)
    .where(eq(alumni.id, (await testimonial()).params.id));
  await api.make.story({ title: `${secret} draft`, detail: secret, draft: true, authorId: owner.id });
  await api.make.story({
    kind: 'article',
    title: `${secret} later`,
    createdAt: new Date(Date.now() + 9e8),
    authorId: owner.id,
  });
  await api.make.event({ title: `${secret} draft`, draft: true, authorId: owner.id });
  const gone = await api.make.story({ title: `${secret} gone`, authorId: owner.id });
  await moveToTrash(api.deps, db, owner, { kind: 'news', id: gone.id, title: gone.title });
  const kept = (await version(owner)).params;
  await db
    .update(revisions)
    .set({ title: `${secret} before`, content: { title: secret } })
    .where(eq(revisions.id, kept.revision));
  orderCode = (await order()).params.orderCode;
  await db
    .update(orders)
    .set({ customerName: `${secret} customer`, mmCode: `${secret}-MM` })
    .where(eq(orders.orderCode, orderCode));
  const letter = { senderName: `${secret} parent`, senderEmail: mark.email, message: secret, fingerprint: secret };
  await db.insert(enquiries).values({ kind: 'contact', ...letter });
  await db
    .update(invitations)
    .set({ email: `${secret}-invited@x.example`, tokenHash: makeSecret().hash })
    .where(eq(invitations.id, (await invitation()).params.id));
});

const guesses: Record<string, (string | number)[]> = {
  id: [...Array.from({ length: highestId }, (_, index) => index + 1), 'about', '00000000-0000-0000-0000-000000000001'],
  kind: ['news', 'article', 'event', 'gallery', 'galleryImage', 'profile', 'alumnus', 'page'],
  group: [10, 20, 30],
  revision: [1, 2],
  name: [privatePicture],
  set: ['banner'],
};

function* pathsOf({ path }: Route): Generator<string> {
  const hole = /\{(\w+)\}/.exec(path);
  if (!hole) return yield path;
  const values = hole[1] === 'orderCode' ? [orderCode] : (guesses[hole[1] ?? ''] ?? ['1']);
  for (const value of values) yield* pathsOf({ path: path.replace(hole[0], String(value)) } as Route);
}

const queries = ['', '?q=quiet', '?q=marker&page=1', '?cat=1', `?token=${'x'.repeat(40)}`];

describe('ASVS 8.2.2, 8.2.3, 15.3.1: what is not for everybody, by every address with every id', () => {
  test.each([
    ['anonymous', 0],
    ['role 1', 1],
    ['role 3', 3],
  ] as const)('%s reads nothing of it', async (_, role) => {
    const { routes } = await describedRoutes(api);
    const as = role === 0 ? undefined : await api.make.person(role);
    const found: string[] = [];
    let asked = 0;
    for (const route of routes.filter(({ method }) => method === 'GET')) {
      for (const path of pathsOf(route)) {
        for (const query of path.includes('{') || route.path.includes('{') ? [''] : queries) {
          const { answer, status } = await api.request('GET', path + query, {
            as,
            address: `10.5.${role}.${asked % 250}`,
          });
          asked += 1;
          const text = JSON.stringify(answer);
          if (status < 300 && text.includes(secret)) found.push(`${path}${query}`);
          if (leaksIn(text).length > 0 || status >= 500) found.push(`${path}${query}: ${status} ${leaksIn(text)}`);
        }
      }
    }
    tally({ requests: asked });
    expect(found).toEqual([]);
    expect(asked).toBeGreaterThan(200);
  });

  test('a picture that waits is shown to nobody but administrators, in any width, by any name', async () => {
    const regular = await api.make.person(3);
    for (const query of ['', '?w=160', '?w=99999', '?w=-1', '?x=1']) {
      for (const headers of [{}, { authorization: `Bearer ${regular.token}` }] as Record<string, string>[]) {
        const answer = await api.api.request(`/images/${privatePicture}${query}`, { headers });
        expect(answer.status, query).toBe(404);
      }
    }
    const headers = { authorization: `Bearer ${owner.token}` };
    const seen = await api.api.request(`/images/${privatePicture}`, { headers });
    expect([seen.status, seen.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  });

  test('nothing of others is changed by guessing its id, and a refusal does not change it either', async () => {
    const stranger = await api.make.person(3);
    const { story, event, gallery, image, profile } = routeThings(api);
    const things: [string, string, { params: { id: number }; json: object }][] = [
      ['/news/edit', '/news/delete', await story('news')(owner)],
      ['/articles/edit', '/articles/delete', await story('article')(owner)],
      ['/events/edit', '/events/delete', await event(owner)],
      ['/galleries/edit', '/galleries/delete', await gallery(owner)],
      ['/galleries/editpic', '/pictures/delete', await image(owner)],
      ['/profiles/edit', '/profiles/delete', await profile(owner)],
    ];
    for (const [edit, remove, { params, json }] of things) {
      const claimed = { ...json, userId: stranger.id, UserId: stranger.id, author: stranger.id, id: params.id };
      expect((await api.request('PUT', `${edit}/${params.id}`, { as: stranger, json: claimed })).status, edit).toBe(
        403,
      );
      expect((await api.request('DELETE', `${remove}/${params.id}`, { as: stranger })).status, remove).toBe(403);
    }
    // A second path past the check: the other feature's address with the same id.
    const { params, json } = await story('article')(stranger);
    const news = await story('news')(owner);
    expect((await api.request('PUT', `/articles/edit/${news.params.id}`, { as: stranger, json })).status).toBe(404);
    expect((await api.request('DELETE', `/news/delete/${params.id}`, { as: owner })).status).toBe(404);
    tally({ requests: things.length * 2 + 2 });
  });
});
