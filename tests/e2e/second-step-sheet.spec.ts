import { readFileSync } from 'node:fs';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './console.ts';
import { button, factorRegion, protect, strength } from './factors.ts';
import { makeAccount } from './own-account.ts';
import { faultsByTab } from './tab-walk.ts';

test('recovery codes are printed on one page, saved as a file, and count when one was typed', async ({
  page,
  consoleErrors,
}) => {
  const account = await makeAccount('Grace Sheet', 4);
  const { codes: old } = await protect(page.request, account);
  await page.addInitScript(() => localStorage.setItem('signed-in', '1'));
  await page.goto('/user/sign-in');
  const box = factorRegion(page, 'Recovery codes');
  await expect(box.getByRole('img', { name: 'Your sheet of 10 codes: 0 are used, 10 are left' })).toBeVisible();
  await expectAccessible(page, 'the sign-in page', { themes: ['light', 'dark'] });
  expect(await faultsByTab(page, 'main')).toEqual([]);

  await page.evaluate(() => {
    window.print = () => {
      document.title = 'printed';
    };
  });
  await button(page, 'Print ten new codes').click();
  await expect(page, 'the printer is asked at once').toHaveTitle('printed');
  await expect(box.locator('.new-sheet li')).toHaveCount(10);
  const codes = await box.locator('.new-sheet li').allTextContents();
  expect(codes.filter((code) => old.includes(code))).toEqual([]);
  await expectAccessible(page, 'new codes');

  await test.step('the paper has all ten, the address and nothing else of the page', async () => {
    await page.emulateMedia({ media: 'print' });
    const paper = page.locator('.codes-paper');
    for (const code of codes) await expect(paper.getByText(code)).toBeVisible();
    await expect(paper).toContainText(`${new URL(page.url()).host}/login`);
    await expect(paper).toContainText('Grace Sheet, Seven Hills');
    await expect(page.getByRole('main')).toBeHidden();
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'screen' });
  });
  await test.step('the same as a file', async () => {
    const download = page.waitForEvent('download');
    await button(page, 'Save as file').click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('recovery-codes.txt');
    const text = readFileSync(await file.path(), 'utf8');
    for (const code of codes) expect(text).toContain(code);
  });
  await test.step('a code of the old sheet does not confirm the new one', async () => {
    await page.getByLabel('Type one of them from your paper').fill(old[0] ?? '');
    await button(page, 'I have them').click();
    await expect(page.locator('#sheet-code-error')).toHaveText('This code is not on the new sheet.');
    await expect(page.getByLabel('Type one of them from your paper')).toBeFocused();
    await page.getByLabel('Type one of them from your paper').fill(codes[7] ?? '');
    await button(page, 'I have them').click();
    await expect(page.locator('.codes-paper')).toHaveCount(0);
    await expect(box.getByText('10 of 10 left')).toBeVisible();
    await expect(strength(page)).toContainText('Nobody gets in with your password alone');
  });
  // The browser reports the refusal.
  consoleErrors.length = 0;
});
