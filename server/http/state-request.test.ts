import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApi } from '../../tests/support/api.ts';
import { startSite } from '../../tests/support/program.ts';

const api = testApi();
let site: Awaited<ReturnType<typeof startSite>>;

beforeAll(async () => {
  site = await startSite({
    DATABASE_URL: api.database.url,
    PUBLIC_URL: 'http://school.example',
  });
});
afterAll(() => site.stop());

test('a page is told that it has changed only when it has, not when the server cannot say', async () => {
  const stateOf = (path: string) =>
    fetch(`${site.url}${path}?app-state=${'a'.repeat(22)}`).then(({ status }) => status);
  expect(await stateOf('/events')).toBe(404);
  await api.database.pool.query('alter table stories rename to stories_away');
  try {
    expect(await stateOf('/news')).toBe(503);
  } finally {
    await api.database.pool.query('alter table stories_away rename to stories');
  }
});

test('whoever starts React gets the same, packed or not', async () => {
  const page = await (await fetch(`${site.url}/events`)).text();
  const name = /data-app-state="([\w-]{22})"/.exec(page)?.[1];
  const [packed, plain] = await Promise.all(
    ['br', 'identity'].map(async (coding) => {
      const answer = await fetch(`${site.url}/events?app-state=${name}`, { headers: { 'Accept-Encoding': coding } });
      return { coding: answer.headers.get('content-encoding'), text: await answer.text() };
    }),
  );
  expect(packed?.coding).toBe('br');
  expect(plain?.coding).toBeNull();
  expect(packed?.text).toBe(plain?.text);
  expect(plain?.text).toContain('"loaderData"');
});
