import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './console.ts';
import { photograph, pictureFile, signInAs } from './editing.ts';

/** A page of its own, so that no other test sees it change. */
async function openPage(page: Page, id: string) {
  const token = await signInAs(page, 4);
  const headers = { Authorization: `Bearer ${token}` };
  const added = await page.request.post('/api/admin/pages', { headers, data: { title: id, slug: id, parentId: null } });
  expect(added.status()).toBe(201);
  const { id: made, path } = (await added.json()) as { id: string; path: string };
  await page.goto(`/desk/pages/${made}`);
  return { made, path, headers };
}

const body = (page: Page) => page.locator('.rich-text-body').first();

test('a picture is chosen, described and made small, and readers get it in their width', async ({ page }) => {
  const { made, path, headers } = await openPage(page, `pictures-${Date.now()}`);
  // Long before it comes: a key is faster than the browser is told to hand the chooser over.
  const chooser = page.waitForEvent('filechooser');
  const add = page.getByLabel('New block');
  if ((await body(page).count()) === 0) {
    await add.fill('text');
    await page.keyboard.press('Enter');
  }
  await body(page).focus();
  await page.keyboard.type('The bus');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/pict');
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(pictureFile('bus.jpg', await photograph(640)));
  const shown = body(page).locator('img');
  await expect(shown).toHaveCount(1);

  const tools = page.getByRole('group', { name: 'Picture', exact: true });
  await tools.getByLabel('What it shows').fill('Our bus at the lake');
  await tools.getByLabel('Size').selectOption('Small');
  await expect(shown).toHaveAttribute('alt', 'Our bus at the lake');
  await expect(shown).toHaveClass(/pic-small/);
  await expectAccessible(page, page.url(), { themes: ['light', 'dark'] });

  await page
    .getByRole('button', { name: 'Publish', exact: true })
    .or(page.getByRole('button', { name: 'Publish now' }))
    .first()
    .click();
  await expect(page.locator('.notice')).toContainText('Published');
  const reader = await page.context().browser()?.newPage();
  await reader?.goto(`/${path}`);
  const read = reader?.locator('main img[alt="Our bus at the lake"]');
  await expect(read ?? shown).toHaveAttribute('srcset', /\?w=320 320w/);
  await expect(read ?? shown).toHaveAttribute('width', '640');
  await reader?.close();
  await page.request.delete(`/api/admin/pages/${made}`, { headers });
});

test('a pasted picture is uploaded and never stands in the text as bytes; one of another site is left out', async ({
  page,
}) => {
  const { made, headers } = await openPage(page, `pasted-${Date.now()}`);
  if ((await body(page).count()) === 0) {
    await page.getByLabel('New block').fill('text');
    await page.keyboard.press('Enter');
  }
  await body(page).focus();
  const bytes = [...(await photograph(120))];
  await body(page).evaluate((text, bytes) => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([new Uint8Array(bytes)], 'pasted.jpg', { type: 'image/jpeg' }));
    clipboardData.setData('text/html', '<img src="data:image/png;base64,AAAA">');
    text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, bytes);
  await expect(body(page).locator('img')).toHaveAttribute('src', /^\/images\/[\w.-]+\.jpg$/);
  await expect(page.locator('.check-list')).toContainText('A picture in the text is not described');
  await body(page).evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      'text/html',
      '<p>Words</p><img src="https://evil.example/x.png"><img src="data:image/png;base64,AAAA">',
    );
    text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(body(page)).toContainText('Words');
  await expect(body(page).locator('img:not([src^="/images/"])')).toHaveCount(0);
  await page.request.delete(`/api/admin/pages/${made}`, { headers });
});
