import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { hashPassword, passwordMatches } from './passwords.ts';

// In a process of its own: here the cost is lowered (tests/support/cheap-hashes.ts).
test('a password is hashed as dearly as OWASP asks for', () => {
  const script =
    "import { hashPassword } from './api/lib/security/passwords.ts'; console.log(await hashPassword('x'));";
  const hash = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' });
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('checking a password waits for no hundred hashes that others have begun', async () => {
  const stored = await hashPassword('mine');
  let hashed = 0;
  const others = Array.from({ length: 100 }, async () => {
    await hashPassword('theirs');
    hashed += 1;
  });
  expect(await passwordMatches(stored, 'mine')).toBe(true);
  expect(hashed).toBeLessThan(50);
  await Promise.all(others);
});
