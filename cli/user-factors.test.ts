import { expect, test } from 'vitest';
import { testApi } from '../tests/support/api.ts';
import { createFactors } from '../tests/support/factors.ts';
import { userFactors } from './users.ts';

const api = testApi();

test('whoever has the machine sees how an account is protected and can remove it', async () => {
  const person = await api.make.person(5);
  const factors = createFactors(api);
  const see = (reset = false) => userFactors(api.deps, { email: person.email, reset });
  expect(await see()).toMatch(/the password alone opens the account\nno recovery codes$/);
  await factors.passkey(person, 'Blue key');
  await factors.sheet(person);
  expect(await see()).toMatch(
    /a second step is asked for\npasskey {2}Blue key {2}\(school\.example\)\nrecovery codes: 10 of 10 left/,
  );
  expect((await factors.login(person)).refusal.code).toBe('second_step');
  expect(await see(true)).toMatch(/was removed/);
  expect((await factors.login(person)).status).toBe(200);
  expect((await api.request('GET', '/users/sessions', { as: person })).refusal.code).toBe('session_ended');
  await expect(userFactors(api.deps, { email: 'nobody@x.example' })).rejects.toThrow(/no account/);
});
