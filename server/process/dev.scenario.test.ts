import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testApi } from '../../tests/support/api.ts';
import { freePort, type Program, runProgram } from '../../tests/support/program.ts';

const api = testApi();
let program: Program;
let url: string;

beforeAll(async () => {
  const { host, user, database } = api.database.connection;
  const port = String(await freePort());
  url = `http://localhost:${port}`;
  program = runProgram('server/process/dev.ts', {
    DATABASE_URL: `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`,
    NODE_ENV: 'development',
    DEMO: 'false',
    PORT: port,
  });
  await vi.waitFor(() => expect(program.output()).toContain('Seven Hills, reloading'), { timeout: 600_000 });
});
afterAll(async () => {
  program.child.kill('SIGTERM');
  await program.left;
});

test('while somebody develops, pages have the policy and the memory of production', async () => {
  const page = await fetch(`${url}/about`);
  const html = await page.text();
  expect(page.status).toBe(200);
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/script-src 'self' 'sha256-/);
  expect(policy).not.toMatch(/script-src[^;]*'unsafe-inline'/);
  expect(html).not.toContain(' nonce="');
  const etag = page.headers.get('etag') ?? '';
  expect(etag).not.toBe('');
  const again = await fetch(`${url}/about`, { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
});
