import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite, temporaryFolder } from '../../tests/support/program.ts';

// Nobody answers there, which a mail that waits for its next attempt does not mind.
const settings = { DATA_DIR: temporaryFolder(), SMTP_URL: 'smtp://127.0.0.1:9' };
let site: Awaited<ReturnType<typeof startSite>>;

beforeAll(async () => {
  site = await startSite(settings);
});
afterAll(() => site.stop());

test('with a mail server the page offers a link and says that it is on its way', async () => {
  const form = await (await fetch(`${site.url}/forgot`)).text();
  expect(form).toContain('We send you a link to choose a new one.');
  expect(form).not.toContain('cannot send mail');
  const answer = await fetch(`${site.url}/forgot`, {
    method: 'POST',
    body: new URLSearchParams({ email: 'nobody@school.example' }),
  });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('Look into your mailbox');
});
