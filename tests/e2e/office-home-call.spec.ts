import type { Page } from '@playwright/test';
import { expect, test } from './console.ts';
import { notice, signInAs } from './editing.ts';
import { button, sitePart } from './site-parts.ts';

/** Whether the call stands above the news, and what of the page ends in the hills of the footer. */
async function lookOf(reader: Page) {
  await reader.goto('/');
  await expect(reader.locator('.news-home')).toHaveCount(1);
  return reader.evaluate(() => {
    const call = document.querySelector('.call');
    const news = document.querySelector('.news-home');
    const isAbove = call && news && (call.compareDocumentPosition(news) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    return [
      isAbove,
      document.querySelectorAll('.hills-edge').length,
      document.querySelectorAll('.call .steps li').length,
    ];
  });
}

test('the closing call goes up with its steps, is hidden, and stays on other pages', async ({ page, browser }) => {
  const part = await sitePart(page, await signInAs(page, 4), 'home');
  const reader = await (await browser.newContext()).newPage();
  const [, hills, steps] = await lookOf(reader);
  expect([hills, steps]).toEqual([1, 3]);
  await page.goto('/admin/home');

  await test.step('up by its dots', async () => {
    const handle = button(page, 'Move Closing call. Arrow keys move it.');
    for (let place = 0; place < 6; place++) await handle.press('ArrowUp');
    await expect(handle).toBeFocused();
    await button(page, 'Publish').click();
    await expect(notice(page)).toContainText('Published');
    expect(await lookOf(reader)).toEqual([true, 1, 3]);
  });

  await test.step('hidden by its eye', async () => {
    await button(page, 'Hide Closing call').click();
    await button(page, 'Publish').click();
    await expect.poll(() => lookOf(reader)).toEqual([null, 1, 0]);
    await reader.goto('/news');
    await expect(reader.locator('.call .steps li')).toHaveCount(3);
  });
  await part.putBack();
});
