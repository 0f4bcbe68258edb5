import { expect, test } from 'vitest';
import { describedRoutes, type Route } from '../tests/attacks/routes.ts';
import { testApi } from '../tests/support/api.ts';
import type { Person } from '../tests/support/factory.ts';
import { routeSamples } from '../tests/support/route-samples.ts';

const api = testApi();

/** The validator's own words, which tell a person nothing. */
const raw = /invalid input|invalid (string|option|iso|union|key)|received|too (small|big)|unrecognized|malformed/i;
const wrong = [null, 12345.5, true, 'x', 'x'.repeat(30_000), {}, [], ['x']];

let calls = 0;
type Refused = { what: string; fields: Record<string, string> };

async function refusalOf(route: Route, as: Person, url: string, json?: unknown): Promise<Refused | undefined> {
  calls += 1;
  const address = `10.9.${calls >> 8}.${calls & 255}`;
  const { status, refusal } = await api.request(route.method, url, {
    ...{ as, address },
    ...(json !== undefined && { json }),
  });
  if (status !== 400) return undefined;
  return { what: `${route.name} ${JSON.stringify(json ?? url).slice(0, 80)}`, fields: refusal.fields ?? {} };
}

/** The right request with one thing wrong in it at a time, and bodies that are nothing at all. */
async function* refusals(route: Route, as: Person): AsyncGenerator<Refused | undefined> {
  const sample = await routeSamples(api)[route.name]?.(as);
  const path = route.path.replace(/\{(\w+)\}/g, (_, key) => encodeURIComponent(String(sample?.params?.[key])));
  for (const { name } of route.parameters.filter((one) => one.in === 'path')) {
    yield refusalOf(route, as, route.path.replace(`{${name}}`, 'x y').replace(/\{\w+\}/g, '1'));
  }
  for (const { name } of route.parameters.filter((one) => one.in === 'query')) {
    for (const value of ['x', '-1', 'x'.repeat(600)]) yield refusalOf(route, as, `${path}?${name}=${value}`);
  }
  if (route.body?.type !== 'application/json') return;
  for (const json of [{}, [], 'x', 1, null]) yield refusalOf(route, as, path, json);
  const good = (sample?.json ?? {}) as Record<string, unknown>;
  const known = Object.keys((route.body.schema.properties as object | undefined) ?? {});
  for (const name of new Set([...known, ...Object.keys(good)])) {
    for (const value of wrong) yield refusalOf(route, as, path, { ...good, [name]: value });
  }
}

test('every refusal names its fields in plain words', async () => {
  const { routes } = await describedRoutes(api);
  const found: string[] = [];
  let refused = 0;
  for (const route of routes) {
    const as = await api.make.person(5);
    for await (const refusal of refusals(route, as)) {
      if (!refusal) continue;
      refused += 1;
      for (const [name, words] of Object.entries(refusal.fields)) {
        if (['json', 'query', 'param', 'form', ''].includes(name)) found.push(`${refusal.what}: names ${name}`);
        if (raw.test(words) || !/^\S.*[\w"].*$/.test(words)) found.push(`${refusal.what}: ${name}: ${words}`);
      }
    }
  }
  expect(refused).toBeGreaterThan(500);
  expect(found).toEqual([]);
});

test('a day or a moment that the database does not have is refused by its name, wherever it is asked for', async () => {
  const { routes } = await describedRoutes(api);
  const as = await api.make.person(5);
  const taken: string[] = [];
  let tried = 0;
  for (const route of routes) {
    const days = route.parameters.filter((one) => one.in === 'query' && /^date/.test(String(one.schema?.format)));
    for (const { name } of days) {
      for (const day of ['0000-01-01', '0001-01-01']) {
        tried += 1;
        const refusal = await refusalOf(route, as, `${route.path}?${name}=${day}`);
        if (!refusal?.fields[name]) taken.push(`${route.name} ${name}=${day}`);
      }
    }
  }
  for (const name of ['POST /api/admin/notices', 'PUT /api/admin/notices/{id}', 'PUT /api/admin/enquiries/{id}']) {
    const route = routes.find((one) => one.name === name);
    const sample = await routeSamples(api)[name]?.(as);
    if (!route || !sample) throw new Error(`no ${name}`);
    const path = route.path.replace('{id}', String(sample.params?.id));
    const field = name.includes('notices') ? 'beginsAt' : 'snoozedUntil';
    for (const moment of ['0000-01-01T00:00:00Z', '0001-01-01T00:00:00+14:00', '9999-12-31T23:59:59-14:00']) {
      const refusal = await refusalOf(route, as, path, { ...(sample.json as object), [field]: moment });
      if (!refusal?.fields[field]) taken.push(`${name} ${field}: ${moment}`);
    }
  }
  expect(tried).toBeGreaterThan(10);
  expect(taken).toEqual([]);
});

test('an empty request to add pictures names them', async () => {
  const owner = await api.make.person(3);
  const sample = await routeSamples(api)['POST /api/galleries/addpics/{id}']?.(owner);
  const url = `/galleries/addpics/${sample?.params?.id}`;
  for (const json of [[], {}, undefined]) {
    const { status, refusal } = await api.request('POST', url, { as: owner, ...(json && { json }) });
    expect(status).toBe(400);
    expect(refusal.fields).toEqual({ picture: 'No images selected for upload.' });
  }
});

test('a body that is no JSON is said in plain words, too', async () => {
  const headers = { 'content-type': 'application/json' };
  const answer = await api.api.request('/api/mail/contact', { method: 'POST', headers, body: '{"name":' });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({
    code: 'invalid',
    message: 'The body is not valid JSON.',
    fields: { body: 'The body is not valid JSON.' },
  });
});
