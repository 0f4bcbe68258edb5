import { beforeAll, expect, test } from 'vitest';
import { describedRoutes, type Route } from '../tests/attacks/routes.ts';
import { testApi } from '../tests/support/api.ts';
import { routeSamples } from '../tests/support/route-samples.ts';

const api = testApi();
let routes: Route[] = [];

beforeAll(async () => {
  ({ routes } = await describedRoutes(api));
});

type Described = { type?: unknown; enum?: unknown[] } | undefined;
const isWhole = (schema: Described) => [schema?.type].flat().includes('integer');

type Shape = Record<string, unknown> & { properties?: Record<string, Described> };

/** The whole numbers of a body, with what says which of several shapes it has: a draft, or what is to be done. */
function numbersOf(schema: Shape = {}) {
  return ((schema.anyOf ?? schema.oneOf ?? [schema]) as Shape[]).flatMap(({ properties = {} }) => {
    const known = Object.entries(properties).flatMap(([name, { enum: only = [] } = {}]) =>
      only.length === 1 ? [[name, only[0]]] : [],
    );
    const numbers = Object.keys(properties).filter((name) => isWhole(properties[name]));
    return numbers.map((name) => ({ name, shape: Object.fromEntries(known) as object }));
  });
}

let calls = 0;

/** Whether a request is refused for this one field. */
async function isRefused(route: Route, url: string, name: string, json?: unknown): Promise<boolean> {
  calls += 1;
  const address = `10.8.${calls >> 8}.${calls & 255}`;
  const as = await api.make.person(5);
  const { status, refusal } = await api.request(route.method, url, {
    as,
    address,
    ...(json !== undefined && { json }),
  });
  return status === 400 && Object.keys(refusal.fields ?? {}).includes(name);
}

test('no path has a number that is written in another way than with digits', async () => {
  const taken: string[] = [];
  let tried = 0;
  for (const route of routes) {
    for (const { name } of route.parameters.filter((one) => one.in === 'path' && isWhole(one.schema))) {
      for (const spelling of ['0x2', '1e0', '+2', '%202', '2%20', '2.0', '-2']) {
        tried += 1;
        const url = route.path.replace(`{${name}}`, spelling).replace(/\{\w+\}/g, '1');
        if (!(await isRefused(route, url, name))) taken.push(`${route.method} ${url}`);
      }
    }
  }
  expect(tried).toBeGreaterThan(300);
  expect(taken).toEqual([]);
});

test('nor has a query', async () => {
  const taken: string[] = [];
  let tried = 0;
  for (const route of routes) {
    const numbers = route.parameters.filter((one) => one.in === 'query' && isWhole(one.schema));
    if (numbers.length === 0) continue;
    const sample = await routeSamples(api)[route.name]?.(await api.make.person(5));
    const path = route.path.replace(/\{(\w+)\}/g, (_, key) => encodeURIComponent(String(sample?.params?.[key])));
    for (const { name } of numbers) {
      for (const spelling of ['0x1', '1e0', '%2B1', '%201', '1.0', 'true', `1&${name}=1`]) {
        tried += 1;
        if (!(await isRefused(route, `${path}?${name}=${spelling}`, name))) taken.push(`${path}?${name}=${spelling}`);
      }
    }
  }
  expect(tried).toBeGreaterThan(100);
  expect(taken).toEqual([]);
});

test('nor has a body, in which no other value counts as a number either', async () => {
  const taken: string[] = [];
  let tried = 0;
  for (const route of routes) {
    const { type, schema } = route.body ?? {};
    if (type !== 'application/json') continue;
    for (const { name, shape } of numbersOf(schema)) {
      const as = await api.make.person(5);
      const sample = await routeSamples(api)[route.name]?.(as);
      const path = route.path.replace(/\{(\w+)\}/g, (_, key) => encodeURIComponent(String(sample?.params?.[key])));
      for (const value of [true, [], [1], ['1'], {}, '0x1', '1e0', '+1', ' 1', '1.0', -1, 1.5]) {
        tried += 1;
        const json = { ...(sample?.json as object | undefined), ...shape, [name]: value };
        if (!(await isRefused(route, path, name, json))) taken.push(`${route.name} ${name}: ${JSON.stringify(value)}`);
      }
    }
  }
  expect(tried).toBeGreaterThan(100);
  expect(taken).toEqual([]);
});
