import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { type ErrorCode, errorAnswer, errorStatus } from '../../contract/common/errors.ts';
import type { Role } from '../../contract/people/roles.ts';
import { testApi } from '../support/api.ts';
import type { Person } from '../support/factory.ts';
import { routeSamples } from '../support/route-samples.ts';
import type { Sample } from '../support/route-things.ts';
import { brokenBodies, mutated, nastyText, ofSchema } from './arbitraries.ts';
import { runs, seed, tally } from './figures.ts';
import { leaksIn } from './leaks.ts';
import { describedRoutes, type Route } from './routes.ts';

const api = testApi();
const rounds = Math.max(1, runs);
const actors = [0, 1, 2, 3, 4, 5] as const;
const hiddenMail = 'fuzz-hidden@school.example';
let routes: Route[] = [];
let schemas: Record<string, Record<string, unknown>> = {};
let requests = 0;

beforeAll(async () => {
  ({ routes, schemas } = await describedRoutes(api));
  const { id } = await api.make.person(5, { email: hiddenMail });
  await api.make.story({ authorId: id });
});

type Body = { type: string; body: string | FormData } | undefined;

async function send(route: Route, path: string, as: Person | undefined, body: Body): Promise<string[]> {
  requests += 1;
  const headers: Record<string, string> = as ? { authorization: `Bearer ${as.token}` } : {};
  if (typeof body?.body === 'string' && body.type) headers['content-type'] = body.type;
  const init = { method: route.method, headers, ...(body && route.method !== 'GET' && { body: body.body }) };
  const clientAddress = `10.${(requests >> 16) & 255}.${(requests >> 8) & 255}.${requests & 255}`;
  const response = await api.api.request(`/api${path}`, init, { clientAddress });
  const text = await response.text();
  return faultsOf(route, response, text, as?.role ?? 0).map(
    (fault) => `${route.method} ${path} as ${as?.role ?? 0}: ${fault}`,
  );
}

/** What is wrong with an answer, whatever was asked. */
function faultsOf(route: Route, response: Response, text: string, role: number): string[] {
  const { status } = response;
  const faults = leaksIn(text).map((what) => `holds ${what}`);
  if (status >= 500) faults.push(`${status} ${text}`);
  if (role < 4 && text.includes(hiddenMail)) faults.push('holds the address of somebody else');
  if (!route.statuses.includes(String(status))) faults.push(`${status} is not described`);
  if (status < 400) return faults;
  const parsed = errorAnswer.safeParse(safely(text));
  if (!parsed.success) return [...faults, `${status} is no error of ours: ${text.slice(0, 200)}`];
  if (errorStatus[parsed.data.code as ErrorCode] !== status) faults.push(`${status} with ${parsed.data.code}`);
  return faults;
}

function safely(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const draw = <T>(arbitrary: fc.Arbitrary<T>, salt: number): T => {
  const [value] = fc.sample(arbitrary, { seed: seed + salt, numRuns: 1 });
  return value as T;
};

const filled = ({ path }: Route, value: (name: string) => string) =>
  path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(value(name)));

function bodyOf(route: Route, sample: Sample, salt: number): Body {
  if (!route.body) return undefined;
  if (sample.form) return { type: '', body: sample.form };
  const json =
    salt % 3 === 0 ? draw(ofSchema(route.body.schema, schemas), salt) : draw(mutated(sample.json ?? {}), salt);
  return { type: 'application/json', body: JSON.stringify(json) ?? 'null' };
}

const queryOf = (route: Route, salt: number): string => {
  const names = [
    ...route.parameters.filter(({ in: place }) => place === 'query').map(({ name }) => name),
    'page',
    'x[]',
  ];
  const pairs = draw(fc.array(fc.tuple(fc.constantFrom(...names), nastyText), { maxLength: 3 }), salt);
  return pairs.length === 0
    ? ''
    : `?${new URLSearchParams(pairs.map(([name, value]) => [name, value.toWellFormed()]))}`;
};

describe(`ASVS 2.2.1, 16.5.1, 16.5.3: every route with right and wrong shapes (seed ${seed})`, () => {
  test.each(actors)(
    'as role %i: never a 500, never a leak, only answers that are described',
    { timeout: 3_600_000 },
    async (role) => {
      const samples = routeSamples(api);
      const faults: string[] = [];
      for (let round = 0; round < rounds; round++) {
        for (const [index, route] of routes.entries()) {
          // Within the suite every route is tried as half of them; in the long version as everybody.
          if (runs === 0 && (index + role) % 2 === 1) continue;
          const salt = round * 100_000 + index * 10 + role;
          const as = role === 0 ? undefined : await api.make.person(role as Role);
          const sample: Sample = (await samples[route.name]?.(as ?? (await api.make.person(1)))) ?? {};
          const right = filled(route, (name) => String(sample.params?.[name] ?? 1));
          faults.push(
            ...(await send(route, right + (sample.query ?? queryOf(route, salt)), as, bodyOf(route, sample, salt))),
          );
          const wrong = filled(route, () => draw(nastyText, salt + 3).toWellFormed() || 'x');
          if (wrong !== right || round > 0) {
            const body = bodyOf(route, { ...sample, ...(sample.form && { form: new FormData() }) }, salt + 1);
            faults.push(...(await send(route, wrong + queryOf(route, salt + 2), as, body)));
          }
        }
      }
      tally({ requests, payloads: requests });
      requests = 0;
      expect([...new Set(faults)]).toEqual([]);
    },
  );

  test('bodies that are not what they say', async () => {
    const admin = await api.make.person(5);
    const faults: string[] = [];
    const writes = routes.filter(({ method }) => method === 'POST' || method === 'PUT');
    for (const [index, route] of writes.entries()) {
      const path = filled(route, () => '1');
      const some = runs > 0 ? brokenBodies : brokenBodies.filter((_, n) => (n + index) % 4 === 0);
      for (const [type, body] of some) faults.push(...(await send(route, path, admin, { type, body })));
    }
    tally({ requests, payloads: brokenBodies.length });
    requests = 0;
    expect([...new Set(faults)]).toEqual([]);
    expect(({} as { role?: number }).role).toBeUndefined();
  });

  test('an unknown method or path is a plain 404, an unknown name of a picture too', async () => {
    const names = fc.sample(nastyText, { seed, numRuns: 60 + runs * 20 });
    for (const name of names) {
      const written = encodeURIComponent(name.toWellFormed() || 'x');
      for (const path of [`/images/${written}?w=${written}`, `/api/${written}`, `/api/admin/${written}`]) {
        const response = await api.api.request(path);
        expect([400, 401, 404, 301], `${path}: ${response.status}`).toContain(response.status);
        expect(leaksIn(await response.text())).toEqual([]);
      }
    }
    for (const method of ['PATCH', 'TRACE_', 'PROPFIND', 'DELETE', 'OPTIONS']) {
      const response = await api.api.request('/api/news', { method });
      expect([404, 405], method).toContain(response.status);
    }
    tally({ requests: names.length * 3 + 5, payloads: names.length });
  });
});
