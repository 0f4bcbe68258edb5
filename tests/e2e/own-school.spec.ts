import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readAccounts } from '../../api/seed/accounts.ts';
import { documentForm, pdfBytes } from '../support/document-files.ts';
import { startSite, temporaryFolder } from '../support/program.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './console.ts';
import { owner, press } from './hill-view.ts';

const folder = temporaryFolder();
let site: Awaited<ReturnType<typeof startSite>>;

test.beforeAll(async () => {
  test.slow();
  site = await startSite({ DATA_DIR: folder, DEMO: 'true' });
});
test.afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
});

const documentFiles = () => {
  const kept = path.join(folder, 'pictures', 'documents');
  return existsSync(kept) ? readdirSync(kept) : [];
};

test('the owner of the demo makes it her school: its accounts, files and passwords are gone', {
  tag: '@journey',
}, async ({ page }) => {
  test.slow();
  const account = readAccounts(folder)?.find(({ role }) => role === 5);
  const login = await page.request.post(`${site.url}/api/users/login`, {
    data: { user: account?.email, pwd: account?.password },
  });
  const { accessToken } = (await login.json()) as { accessToken: string };
  const ofDemo = documentFiles().length;
  const form = documentForm(pdfBytes(), 'fees.pdf', { title: 'Fees of the demo', topic: 'Fees' });
  const added = await page.request.post(`${site.url}/api/admin/documents`, {
    headers: { Authorization: `Bearer ${accessToken}` },
    multipart: form,
  });
  expect(added.status(), await added.text()).toBe(201);
  expect(documentFiles()).toHaveLength(ofDemo + 1);
  await page.addInitScript(() => localStorage.setItem('signed-in', '1'));

  await test.step('the dashboard offers it, and the form says what goes', async () => {
    await page.goto(`${site.url}/admin`);
    await page.getByRole('link', { name: 'Make it your school' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Make it your school' })).toBeVisible();
    await expectAccessible(page, '/setup/yours', { widths: [360, 1440] });
    await page.getByLabel('Your name').fill(owner.name);
    await page.getByLabel('Your e-mail').fill(owner.email);
    await page.getByLabel('New password').fill(owner.password);
    await page.getByLabel('The same password again').fill(owner.password);
    const hint = await page.getByText(/^To be sure that you mean it, type: /).innerText();
    await page.getByLabel('Name of the demo school').fill(hint.replace(/^.*type: /, ''));
    await press(page, 'Remove the demo and begin');
    await expect(page.getByRole('heading', { level: 1, name: 'The school' })).toBeVisible();
  });

  await test.step('nothing of the demo is left on the disk, and its accounts open nothing', async () => {
    await expect.poll(documentFiles).toEqual([]);
    expect(existsSync(path.join(folder, 'demo-accounts.json'))).toBe(false);
    const again = await page.request.post(`${site.url}/api/users/login`, {
      data: { user: account?.email, pwd: account?.password },
    });
    expect(again.status()).toBe(401);
    await page.goto(`${site.url}/admin`);
    await expect(page.getByRole('heading', { name: 'First steps' })).toBeVisible();
    await expectAccessible(page, '/admin', { widths: [360, 1440] });
  });
});
