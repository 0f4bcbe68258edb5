import { describe, expect, test } from 'vitest';
import { testApi } from '../support/api.ts';
import { cookiesOf, createFactors } from '../support/factors.ts';
import { goodPassword } from '../support/factory.ts';
import { routeThings } from '../support/route-things.ts';
import { tally } from './figures.ts';

const api = testApi();

describe('ASVS 6.3.1: nobody is locked out by somebody else behind the same address', () => {
  test('pictures of mailed links on another website cost the visitor nothing', async () => {
    const address = '10.6.0.1';
    const person = await api.make.person(3);
    const look = (from: string) =>
      api.request('GET', `/users/invitation?token=${'x'.repeat(30)}`, { address, headers: { 'sec-fetch-site': from } });
    for (let i = 0; i < 110; i++) expect((await look('cross-site')).status).toBe(403);
    // As a page of ours asks that another site had loaded.
    for (let i = 0; i < 110; i++) expect((await look('same-origin')).status).toBe(404);
    expect((await createFactors(api).login(person, { address })).status).toBe(200);
    const json = { token: (await routeThings(api).invitation()).secret, pwd: goodPassword };
    expect((await api.request('POST', '/users/accept', { json, address })).status).toBe(200);
    tally({ requests: 222 });
  });

  test('right links are not counted', async () => {
    const address = '10.6.0.2';
    const statuses: number[] = [];
    for (let i = 0; i < 65; i++) {
      const json = { token: (await routeThings(api).invitation()).secret, pwd: goodPassword };
      statuses.push((await api.request('POST', '/users/accept', { json, address })).status);
    }
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  test('wrong passwords of others leave a browser that is known its own budget', async () => {
    const address = '10.6.0.3';
    const [person, other] = [await api.make.person(3), await api.make.person(3)];
    const { login } = createFactors(api);
    const cookie = cookiesOf((await login(person, { address })).headers);
    const wrong = Array.from({ length: 110 }, (_, i) =>
      login({ email: `x${i}@school.example` }, { address, pwd: 'No1!nothing' }),
    );
    await Promise.all(wrong);
    for (let i = 0; i < 11; i++) await login(person, { address, pwd: 'No1!nothing' });
    expect((await login(person, { address })).status).toBe(429);
    expect((await login(person, { address, cookie })).status).toBe(200);
    expect((await login(other, { address, cookie })).status).toBe(429);
    tally({ requests: 125 });
  });

  test('a known browser is no way to guess on', async () => {
    const person = await api.make.person(3);
    const { login } = createFactors(api);
    const cookie = cookiesOf((await login(person)).headers);
    const statuses: number[] = [];
    for (let i = 0; i < 22; i++) statuses.push((await login(person, { cookie, pwd: `No${i}!nothing` })).status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
  });
});
