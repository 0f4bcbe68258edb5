import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

// In a process of its own: here the cost is lowered (tests/support/cheap-hashes.ts).
test('a password is hashed as dearly as OWASP asks for', () => {
  const script =
    "import { hashPassword } from './api/lib/security/passwords.ts'; console.log(await hashPassword('x'));";
  const hash = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' });
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});
