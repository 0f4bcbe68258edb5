import { expect, test } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { createFactors } from '../../../tests/support/factors.ts';
import { refuseLosingPasskeys } from './address-change.ts';

const api = testApi();

test('a start with another host says how many passkeys would be lost, unless that is confirmed', async () => {
  const start = (publicUrl: string, newAddress?: string) =>
    refuseLosingPasskeys(api.deps.db, { publicUrl, newAddress });
  await start('https://www.school.example');
  const [one, other] = [await api.make.person(3), await api.make.person(4)];
  const factors = createFactors(api);
  await factors.passkey(one, 'Phone');
  await factors.passkey(one, 'Computer');
  await factors.passkey(other);
  // Another port or scheme is the same host.
  await start('https://school.example:8443');
  await expect(start('https://www.school.example')).rejects.toThrow(
    '3 passkeys of 2 people were made for school.example and do not work at www.school.example',
  );
  await expect(start('https://www.school.example', 'elsewhere.example')).rejects.toThrow(/NEW_ADDRESS=www\.school/);
  await start('https://www.school.example', 'www.school.example');
});
