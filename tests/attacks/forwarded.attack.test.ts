import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApi } from '../support/api.ts';
import { startSite } from '../support/program.ts';

const api = testApi();
let site: Awaited<ReturnType<typeof startSite>>;

beforeAll(async () => {
  site = await startSite({
    DATABASE_URL: api.database.url,
    ...{ PUBLIC_URL: 'https://school.example', TRUST_PROXY: '1' },
  });
});
afterAll(() => site.stop());

async function attempts(account: string, entries: string[]): Promise<number> {
  let taken = 0;
  for (const entry of entries) {
    const { status } = await fetch(`${site.url}/api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.1, ${entry}` },
      body: JSON.stringify({ user: account, pwd: 'Wrong1!' }),
    });
    if (status === 401) taken += 1;
    else expect(status, entry).toBe(429);
  }
  return taken;
}

test('ASVS 4.1.3, 15.3.4: one address in many spellings has the attempts of one', async () => {
  const spellings = (n: number) => [
    ...['203.0.113.7', '::ffff:203.0.113.7', '::FFFF:cb00:7107', '0:0:0:0:0:ffff:203.0.113.7'],
    ...[`203.0.113.7:${4000 + n}`, `[::ffff:203.0.113.7]:${4000 + n}`, `::ffff:203.0.113.7%eth${n}`],
  ];
  expect(await attempts('spelled@x.example', [0, 1, 2].flatMap(spellings))).toBe(10);
  const network = (n: number) => [`2001:db8::${n}`, `[2001:DB8:0:0::${n}]:80`, `2001:db8::${n}%1`];
  expect(await attempts('spelled6@x.example', [1, 2, 3, 4].flatMap(network))).toBe(10);
});

test('what is no address is the proxy’s own, however it is written', async () => {
  const entries = Array.from(
    { length: 14 },
    (_, n) => ['unknown', `_hidden${n}`, `203.0.113.${900 + n}`, ''][n % 4] ?? '',
  );
  expect(await attempts('odd@x.example', entries)).toBe(10);
});
