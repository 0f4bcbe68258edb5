import type { Locator } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './console.ts';
import { notice, signInAs, uniqueTitle } from './editing.ts';
import { heading, rowOf } from './office.ts';

const urgent = '.urgent';

test('an urgent notice stands above its pages without a script, and a change or deletion counts at once', {
  tag: '@journey',
}, async ({ page, browser }) => {
  test.slow();
  const name = uniqueTitle('No school today');
  const reader = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  const scripted = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await signInAs(page, 4);

  await test.step('it needs an end after its beginning', async () => {
    await page.goto('/admin/notices');
    await page.getByRole('link', { name: 'Add a notice' }).first().click();
    await page.getByLabel('Headline').fill(name);
    await page.getByLabel('More about it').fill('The road is under water.');
    await page.getByRole('checkbox', { name: /Urgent/ }).check();
    await page.getByLabel('Shown from').fill('2026-01-05T06:00');
    await page.getByLabel('Shown until').fill('');
    await page.getByLabel('Only on these pages').fill('/talent\nx');
    await page.getByLabel('Headline').focus();
    await expect(page.getByText('An urgent notice needs an end.')).toBeVisible();
    await expect(page.getByText('Addresses of this site such as /visit, one in each line')).toBeVisible();
    await page.getByLabel('Shown until').fill('2026-01-05T05:00');
    await expect(page.getByText('The end is not after the beginning.')).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('readers of that page see it', async () => {
    await page.getByLabel('Only on these pages').fill('/talent');
    await page.getByLabel('Shown until').fill('2090-01-05T18:00');
    await page.getByRole('button', { name: 'Add the notice' }).click();
    await expect(notice(page)).toContainText(`${name} is added.`);
    await expect(rowOf(page, name)).toContainText('Urgent');
    await reader.goto('/talent');
    await expect(reader.locator(urgent).getByRole('heading', { name })).toBeVisible();
    await expect(reader.locator(urgent)).toContainText('Thursday 5 January 2090, until 18:00.');
    await scripted.goto('/talent');
    await expectAccessible(scripted);
    await reader.goto('/music');
    await expect(reader.locator(urgent)).toHaveCount(0);
  });
  await test.step('made ordinary, it stands below the menu', async () => {
    await rowOf(page, name).getByRole('link').click();
    await expect(heading(page)).toHaveText(name);
    await expect(page.getByLabel('Shown from')).toHaveValue('2026-01-05T06:00');
    await page.getByRole('checkbox', { name: /Urgent/ }).uncheck();
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(notice(page)).toContainText(`${name} is saved.`);
    await reader.goto('/talent');
    await expect(reader.locator(urgent)).toHaveCount(0);
    await expect(reader.getByRole('region', { name: 'Notices' })).toContainText(name);
    await scripted.goto('/talent');
    await expectAccessible(scripted);
  });
  await test.step('deleted, it is gone', async () => {
    await rowOf(page, name).getByRole('link').click();
    await page.getByRole('button', { name: 'Delete this notice' }).click();
    await expect(notice(page)).toContainText(`${name} is deleted.`);
    await reader.goto('/talent');
    await expect(reader.getByText(name)).toHaveCount(0);
  });
});

test('on a wide screen the preview stands beside what is written, and nothing is empty above it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAs(page, 4);
  for (const address of ['/admin/notices/add', '/desk/term-dates/add']) {
    await page.goto(address);
    const preview = page.getByRole('region', { name: 'Preview' });
    await expect(preview).toBeVisible();
    const [words, dates] = [page.locator('.box.form').first(), page.locator('.box.form').last()];
    const edgesOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect());
    const stepToPreview = async () => Math.round((await edgesOf(preview)).top - (await edgesOf(words)).top);
    const gapBelowWords = async () => Math.round((await edgesOf(dates)).top - (await edgesOf(words)).bottom);
    await expect.poll(stepToPreview, address).toBe(0);
    await expect.poll(gapBelowWords, address).toBeLessThan(40);
  }
});
