import { eq, inArray, ne, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { alumni } from '../../api/db/tables/alumni.ts';
import { auditLog } from '../../api/db/tables/history.ts';
import { orders } from '../../api/db/tables/shop.ts';
import { stories } from '../../api/db/tables/stories.ts';
import { users } from '../../api/db/tables/users.ts';
import type { Role } from '../../contract/people/roles.ts';
import { testApi } from '../support/api.ts';
import { goodPassword, type Person } from '../support/factory.ts';
import { routeSamples } from '../support/route-samples.ts';
import { routeThings } from '../support/route-things.ts';
import { tally } from './figures.ts';
import { describedRoutes, passes, type Route } from './routes.ts';

const api = testApi();
let addresses = 0;
const otherAddress = () => `10.8.${++addresses >> 8}.${addresses & 255}`;

/** Whose everything is, and what everybody may: what no ordinary request can change. */
async function standing(): Promise<Map<string, string>> {
  const { rows } = await api.deps.db.execute<{ what: string; is: string }>(sql`
    select 'user ' || id as what, concat_ws(' ', role, suspended, email) as is from users
    union all select 'story ' || id, concat_ws(' ', author_id, kind, id) from stories
    union all select 'event ' || id, concat_ws(' ', author_id) from events
    union all select 'gallery ' || id, concat_ws(' ', owner_id) from galleries
    union all select 'image ' || id, concat_ws(' ', gallery_id) from gallery_images
    union all select 'profile ' || id, concat_ws(' ', owner_id) from profiles
    union all select 'alumnus ' || id, concat_ws(' ', status) from alumni
    union all select 'picture ' || name, concat_ws(' ', uploaded_by, published) from media
    union all select 'session ' || id, concat_ws(' ', user_id) from sessions
    union all select 'order ' || order_code, concat_ws(' ', mm_code, amount) from orders`);
  return new Map(rows.map(({ what, is }) => [what, is]));
}

/** All that somebody could hope to slip in. */
const smuggled = (victim: Person) => ({
  ...{ role: 5, Role: 5, roles: [5], isAdmin: true, admin: true, suspend: false, suspended: false },
  ...{ userId: victim.id, UserId: victim.id, author: victim.id, authorId: victim.id, ownerId: victim.id },
  ...{ owner: victim.id, user: { id: victim.id, role: 5 }, uploadedBy: victim.id, published: true },
  ...{
    passwordHash: 'x',
    password_hash: 'x',
    mmCode: 'FREE',
    dispatched: true,
    amount: 0,
    sessionId: victim.sessionId,
  },
  ...{
    kind: 'page',
    createdBy: victim.id,
    deletedBy: victim.id,
    fingerprint: 'x',
    constructor: { prototype: { role: 5 } },
  },
});

describe('ASVS 15.3.3, 8.2.3: fields that are nobody’s to set', () => {
  test.each<Role>([1, 2, 3])(
    'role %i: role, owner and state in the body of every request change nothing',
    async (role) => {
      const { routes } = await describedRoutes(api);
      const samples = routeSamples(api);
      const writes = routes.filter((route) => route.method !== 'GET' && route.body?.type === 'application/json');
      const victim = await api.make.person(4);
      let sent = 0;
      const refused: string[] = [];
      for (const route of writes.filter((one) => passes(one, role))) {
        // Somebody else each time: some of the requests end the sender's session.
        const actor = await api.make.person(role);
        const sample = await samples[route.name]?.(actor);
        if (!sample || Array.isArray(sample.json)) continue;
        const before = await standing();
        const json = { ...smuggled(victim), ...(sample.json as object) };
        const raw = `{"__proto__":{"role":5},${JSON.stringify(json).slice(1)}`;
        const response = await api.api.request(
          `/api${pathOf(route, sample.params)}`,
          {
            method: route.method,
            body: raw,
            headers: { 'content-type': 'application/json', authorization: `Bearer ${actor.token}` },
          },
          { clientAddress: otherAddress() },
        );
        sent += 1;
        if (!response.ok) refused.push(`${route.name}: ${response.status} ${await response.clone().text()}`);
        expect(response.status, route.name).toBeLessThan(500);
        const after = await standing();
        // Whoever holds the link to a new address changes that address, and nothing else.
        const isNewAddress = route.name === 'POST /api/users/email/confirm';
        const settled = (is = '') => (isNewAddress ? is.replace(/ \S+@\S+$/, '') : is);
        for (const [what, is] of before) {
          if (after.has(what)) expect(settled(after.get(what)), `${what} after ${route.name}`).toBe(settled(is));
        }
        const added = [...after].filter(([what]) => !before.has(what));
        for (const [what, is] of added) {
          // Whoever holds the set-up link of a school without an owner becomes its owner, whatever else is sent.
          if (route.name === 'POST /api/setup/owner' && what.startsWith('user')) continue;
          // A new account has the role it was invited with, a new entry waits, and all else belongs to who sent it.
          const wrong = what.startsWith('user') ? '5' : what.startsWith('alumnus') ? 'published' : String(victim.id);
          expect(is.split(' ')[0], `${what} after ${route.name}`).not.toBe(wrong);
        }
      }
      tally({ requests: sent, payloads: Object.keys(smuggled(victim)).length });
      // What is refused proves nothing about what it would have changed.
      expect(refused).toEqual([]);
      expect(({} as { role?: number }).role).toBeUndefined();
    },
  );

  test('one’s own profile: no role, no mail, no lifted suspension, not somebody else’s', async () => {
    const [person, victim] = [await api.make.person(1), await api.make.person(1)];
    const json = { ...smuggled(victim), name: 'Me', email: 'owner@school.example', id: victim.id };
    expect((await api.request('PUT', `/users/edit/${person.id}`, { as: person, json })).status).toBe(200);
    const [row] = await api.deps.db.select().from(users).where(eq(users.id, person.id));
    expect(row).toMatchObject({ name: 'Me', role: 1, email: person.email });
    expect((await api.request('PUT', `/users/edit/${victim.id}`, { as: person, json: { name: 'x' } })).status).toBe(
      403,
    );
    const [other] = await api.deps.db.select().from(users).where(eq(users.id, victim.id));
    expect(other?.name).toBe(victim.name);
  });

  test('an administrator makes no owner, and touches none', async () => {
    const [admin, owner, regular] = [await api.make.person(4), await api.make.person(5), await api.make.person(1)];
    const change = (id: number, json: unknown) => api.request('PUT', `/admin/users/${id}`, { as: admin, json });
    for (const role of [5, '5', 5.0, '05', 0, -1, 99, 4.5, true, [4], '4e0']) {
      const { status } = await change(regular.id, { role });
      expect([400, 200]).toContain(status);
      const [row] = await api.deps.db.select().from(users).where(eq(users.id, regular.id));
      expect(row?.role).toBeLessThanOrEqual(4);
    }
    for (const json of [{ role: 1 }, { suspend: true }, { pwd: goodPassword }]) {
      expect((await change(owner.id, json)).status).toBe(403);
      expect((await change(admin.id, { role: 5 })).status).toBeGreaterThanOrEqual(400);
    }
    const invited = await api.request('POST', '/admin/invitations', {
      as: admin,
      json: { name: 'N', email: 'n@x.example', role: 5 },
    });
    expect(invited.status).toBe(400);
  });
});

const pathOf = (route: Route, params: Record<string, string | number> = {}) =>
  route.path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(params[name] ?? 1)));

describe('ASVS 15.4.2, 2.3.3, 2.3.4: at the same moment', () => {
  const atOnce = <T>(count: number, work: (index: number) => Promise<T>) => {
    tally({ requests: count });
    return Promise.all(Array.from({ length: count }, (_, index) => work(index)));
  };

  test('two owners take the last right from each other: one of them remains', async () => {
    const pair = [await api.make.person(5), await api.make.person(5)] as const;
    const ids = pair.map(({ id }) => id);
    const others = await api.deps.db.update(users).set({ suspended: true }).where(ne(users.id, 0)).returning();
    await api.deps.db.update(users).set({ suspended: false }).where(inArray(users.id, ids));
    const results = await atOnce(2, (index) => {
      const [actor, target] = index === 0 ? pair : [pair[1], pair[0]];
      return api.request('PUT', `/admin/users/${target.id}`, { as: actor, json: { role: 1 } });
    });
    expect(results.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = await api.deps.db.select().from(users).where(inArray(users.id, ids));
    expect(left.filter(({ role, suspended }) => role >= 4 && !suspended)).toHaveLength(1);
    const restored = others.map(({ id }) => id);
    await api.deps.db.update(users).set({ suspended: false }).where(inArray(users.id, restored));
  });

  test('one payment confirmed many times is one payment', async () => {
    const admin = await api.make.person(4);
    const { params } = await routeThings(api).order();
    const json = { matches: [{ ...params, mmCode: 'MM-ONCE-1', amount: 1_000 }] };
    await atOnce(8, () => api.request('POST', '/admin/orders/import/confirm', { as: admin, json }));
    expect(await api.deps.db.$count(orders, eq(orders.mmCode, 'MM-ONCE-1'))).toBe(1);
    expect(await api.deps.db.$count(auditLog, eq(auditLog.itemId, params.orderCode))).toBeLessThanOrEqual(1);
    const second = await routeThings(api).order();
    const again = { matches: [{ ...second.params, mmCode: 'MM-ONCE-1', amount: 1_000 }] };
    await api.request('POST', '/admin/orders/import/confirm', { as: admin, json: again });
    expect(await api.deps.db.$count(orders, eq(orders.mmCode, 'MM-ONCE-1'))).toBe(1);
  });

  test('one testimonial approved many times is one post; claimed by many, it has one owner', async () => {
    const admin = await api.make.person(4);
    const { testimonial, alumnus } = routeThings(api);
    const { id } = (await testimonial()).params;
    const title = `Once ${id}`;
    await api.deps.db
      .update(alumni)
      .set({ name: title, picture: await api.make.picture() })
      .where(eq(alumni.id, id));
    await atOnce(8, () => api.request('POST', `/alum/approve/${id}`, { as: admin }));
    expect(await api.deps.db.$count(stories, eq(stories.title, `${title}, class of 2010`))).toBe(1);
    const entry = (await alumnus()).params.id;
    const people = await Promise.all([1, 2, 3, 4].map(() => api.make.person(1)));
    const claims = await atOnce(4, (index) =>
      api.request('POST', `/users/alum/${people[index]?.id}/claim`, { as: admin, json: { alumnusId: entry } }),
    );
    expect(claims.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});
