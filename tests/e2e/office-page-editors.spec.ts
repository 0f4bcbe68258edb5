import { expectAccessible } from './accessible.ts';
import { expect, test } from './console.ts';
import { notice, signInAs } from './editing.ts';
import { found, heading, rowOf } from './office.ts';
import { button } from './office-week.ts';
import { blockOf, pageWith, table } from './page-editing.ts';

for (const width of [360, 1440]) {
  test(`at ${width} px an editor writes a page in its blocks, keeps the change and publishes it`, {
    tag: width === 1440 ? '@journey' : [],
  }, async ({ page, consoleErrors }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    const { id, forReaders } = await pageWith(page, await signInAs(page, 4), [table('Fares of one term')]);
    const view = await (await page.request.get(`/api/pages/view/${id}`)).json();
    const { title, path } = (view as { page: { title: string; path: string } }).page;
    await signInAs(page, 3);

    await test.step('the list leads to the editor, and back', async () => {
      await page.goto('/desk/pages');
      await page.getByRole('searchbox', { name: 'Search pages' }).fill(title);
      await expect(found(page, '1 page found')).toBeVisible();
      await rowOf(page, title).getByRole('link', { name: title, exact: true }).click();
      await expect(page).toHaveURL(`/desk/pages/${id}`);
      await expect(heading(page)).toHaveText(title);
      await expect(page.getByRole('main').getByRole('link', { name: 'Pages', exact: true })).toBeVisible();
    });
    await test.step('nothing on it is refused to them, and nothing leads where they may not go', async () => {
      await expect(page.getByRole('main').locator('a[href^="/admin"]')).toHaveCount(0);
      await page.getByText('History', { exact: true }).click();
      await expect(page.locator('.history li').first()).toBeVisible();
      await button(page, 'Make a link').click();
      await expect(button(page, 'Make a new link')).toBeVisible();
      await expectAccessible(page);
    });
    await test.step('a change is kept beside what readers see', async () => {
      await blockOf(page, 'Table').getByLabel('Caption').fill('Fares of next year');
      await button(page, 'Only keep it').click();
      await expect(notice(page)).toContainText('Changes kept');
      expect(await forReaders()).toMatchObject([{ caption: 'Fares of one term' }]);
    });
    await test.step('the page itself leads to both forms, and the short one says what waits', async () => {
      await page.goto(`/${path}`);
      const main = page.getByRole('main');
      await expect(main.getByRole('link', { name: 'Page editor' })).toHaveAttribute('href', `/desk/pages/${id}`);
      await main.getByRole('link', { name: 'Edit', exact: true }).click();
      await expect(page).toHaveURL(`/${path}?edit`);
      const note = page.getByRole('region', { name: 'Changes kept' });
      await expect(note).toContainText('Isaac Tumusiime');
      await expectAccessible(page, page.url(), { themes: ['light', 'dark'] });
      await note.getByRole('link', { name: 'Open the page editor' }).click();
      await expect(blockOf(page, 'Table').getByLabel('Caption')).toHaveValue('Fares of next year');
    });
    await test.step('and then they are for everybody', async () => {
      await button(page, 'Publish changes').click();
      await expect(notice(page)).toContainText('Published');
      expect(await forReaders()).toMatchObject([{ caption: 'Fares of next year' }]);
      await page.goto(`/${path}?edit`);
      await expect(heading(page)).toHaveText('Edit page');
      await expect(page.getByRole('main').getByRole('link', { name: 'page editor' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Changes kept' })).toHaveCount(0);
    });
    expect(consoleErrors).toEqual([]);
  });
}

test('the editor of pages is not for authors', async ({ page }) => {
  await signInAs(page, 2);
  await page.goto('/desk/pages/about');
  await expect(page).toHaveURL('/unauthorized');
});
