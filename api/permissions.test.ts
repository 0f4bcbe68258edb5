import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '../contract/people/roles.ts';
import { testApi } from '../tests/support/api.ts';
import type { Person } from '../tests/support/factory.ts';
import { routeSamples } from '../tests/support/route-samples.ts';
import type { Sample } from '../tests/support/route-things.ts';
import { sessions, users } from './db/tables/users.ts';
import type { Access } from './lib/access.ts';

const api = testApi();
const roles: Role[] = [1, 2, 3, 4, 5];
const minute = 60_000;

type Route = { name: string; method: string; path: string; access: Access | undefined };
type Operation = { 'x-access'?: Access };

// Without a cookie a refresh is a 401 by its nature, and a mail that nobody has signed a 403; their own tests cover them.
const coveredElsewhere = ['GET /api/users/refresh', 'POST /api/mail/replies'];
// Nobody may carry it out here: past the rule it is refused for another reason, and its own tests cover the rest.
const refusedByState = ['POST /api/admin/setup/own'];

let routes: Route[] = [];
let samples: ReturnType<typeof routeSamples> = {};

beforeAll(() => {
  const { paths = {} } = api.api.getOpenAPI31Document({ openapi: '3.1.0', info: { title: 'x', version: '1' } });
  routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path,
      access: operation['x-access'],
    })),
  );
  routes = routes.filter(({ name }) => !coveredElsewhere.includes(name));
  samples = routeSamples(api);
});

let addresses = 0;

async function send(route: Route, sample: Sample, as: Person | undefined) {
  const path = route.path
    .replace('/api', '')
    .replace(/\{(\w+)\}/g, (_, key) => encodeURIComponent(String(sample.params?.[key])));
  addresses += 1;
  const { status } = await api.request(route.method, path + (sample.query ?? ''), {
    as,
    ...(sample.json !== undefined && route.method !== 'GET' && route.method !== 'DELETE' && { json: sample.json }),
    ...(sample.form && { form: sample.form }),
    // Another address each time: limits are not the subject here.
    address: `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`,
  });
  return status;
}

/** Runs the request on a fresh object of `owner` and gives the status. */
async function attempt(route: Route, owner: Person, as: Person | undefined) {
  const sample = await samples[route.name]?.(owner);
  if (!sample) throw new Error(`no sample for ${route.name}`);
  return send(route, sample, as);
}

const isRefusal = (status: number) => status === 401 || status === 403;
const failures: string[] = [];
const expectAllowed = (status: number, what: string) => {
  if (status === 409 && refusedByState.some((name) => what.endsWith(name))) return;
  if (isRefusal(status) || status >= 400) failures.push(`${what}: ${status}, expected to be allowed`);
};
const expectStatus = (status: number, expected: number, what: string) => {
  if (status !== expected) failures.push(`${what}: ${status}, expected ${expected}`);
};
const noFailures = () => expect(failures.splice(0)).toEqual([]);

test('every registered route has a rule and a sample, and no sample is left over', () => {
  expect(routes.filter(({ access }) => !access).map(({ name }) => name)).toEqual([]);
  expect(routes.map(({ name }) => name).sort()).toEqual(Object.keys(samples).sort());
  // Routes that are served but not described would escape the matrix.
  const described = new Set(routes.map(({ method, path }) => `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`));
  const served = api.api.routes
    .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))
    .map(({ method, path }) => `${method} ${path.replace(/\{.*?\}/g, '')}`);
  const open = ['POST /api/mail/replies', 'GET /api/openapi.json', 'GET /api/docs', 'GET /api/users/refresh'];
  expect([...new Set(served)].filter((route) => !described.has(route) && !open.includes(route))).toEqual([]);
});

describe('role x route x owner', () => {
  test('anonymous', async () => {
    const owner = await api.make.person(3);
    for (const route of routes) {
      const status = await attempt(route, owner, undefined);
      const open = route.access?.kind === 'anyone' || route.access?.kind === 'tokenless';
      if (open) expectAllowed(status, `anonymous ${route.name}`);
      else expectStatus(status, 401, `anonymous ${route.name}`);
    }
    noFailures();
  });

  test.each(roles)('role %i, on what somebody else owns', async (role) => {
    for (const route of routes) {
      const [owner, actor] = await Promise.all([api.make.person(1), api.make.person(role)]);
      const access = route.access;
      const what = `role ${role} ${route.name}`;
      const isOwn = /\/(users\/sessions\/\{id\}|users\/email|users\/factors|users\/step-up)/.test(route.path);
      const status = await attempt(route, isOwn ? actor : owner, actor);
      if (access?.kind === 'role' && role < access.atLeast) expectStatus(status, 403, what);
      else if (access?.kind === 'owner' && role < access.orRole) expectStatus(status, 403, what);
      else expectAllowed(status, what);
    }
    noFailures();
  });

  test.each(roles)('role %i, on what they own themself', async (role) => {
    for (const route of routes.filter(({ access }) => access?.kind === 'owner')) {
      const actor = await api.make.person(role);
      const [status, what] = [await attempt(route, actor, actor), `owner of role ${role} ${route.name}`];
      const least = route.access?.kind === 'owner' ? (route.access.atLeast ?? 1) : 1;
      if (role < least) expectStatus(status, 403, what);
      else expectAllowed(status, what);
    }
    noFailures();
  });
});

describe('a token that is no longer good gives 403 wherever tokens count', () => {
  const counting = () => routes.filter(({ access }) => access?.kind !== 'tokenless');

  async function everyRouteRefuses(actor: Person) {
    const owner = await api.make.person(3);
    for (const route of counting()) expectStatus(await attempt(route, owner, actor), 403, route.name);
    noFailures();
  }

  test('expired', async () => {
    const actor = await api.make.person(5);
    api.advanceClock(16 * minute);
    const owner = await api.make.person(3);
    for (const route of counting()) expectStatus(await attempt(route, owner, actor), 403, route.name);
    api.advanceClock(-16 * minute);
    noFailures();
  });

  test('after logout', async () => {
    const actor = await api.make.person(5);
    await api.deps.db.update(sessions).set({ revokedAt: new Date() }).where(eq(sessions.id, actor.sessionId));
    await everyRouteRefuses(actor);
  });

  test('after suspension', async () => {
    const [actor, owner] = await Promise.all([api.make.person(3), api.make.person(5)]);
    await api.request('PUT', `/admin/users/${actor.id}`, { as: owner, json: { suspend: true } });
    await everyRouteRefuses(actor);
  });

  test('garbage', async () => {
    await everyRouteRefuses({ ...(await api.make.person(5)), token: 'garbage' });
  });
});

test('a role changed since the token was signed counts at once, both ways', async () => {
  const roleRoutes = routes.filter(({ access }) => access?.kind === 'role');
  const lowered = await api.make.person(5);
  await api.deps.db.update(users).set({ role: 1 }).where(eq(users.id, lowered.id));
  const raised = await api.make.person(1);
  await api.deps.db.update(users).set({ role: 5 }).where(eq(users.id, raised.id));
  const owner = await api.make.person(1);
  for (const route of roleRoutes) {
    expectStatus(await attempt(route, owner, lowered), 403, `lowered ${route.name}`);
    // One of them hands the site over.
    await api.deps.db.update(users).set({ role: 5 }).where(eq(users.id, raised.id));
    expectAllowed(await attempt(route, owner, raised), `raised ${route.name}`);
  }
  noFailures();
});
