import { expectAccessible } from './accessible.ts';
import { expect, test } from './console.ts';
import { addStory, notice, removeStory, signInAs, uniqueTitle } from './editing.ts';
import { found, heading, rowOf } from './office.ts';

for (const width of [360, 1440]) {
  test(`at ${width} px an editor brings back what they have thrown away, and sees what others threw away of theirs`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const other = await (await browser.newContext()).newPage();
    const theirs = await signInAs(other, 4);
    const name = uniqueTitle('Thrown away');
    const others = await addStory(other, theirs, 'news', { title: `${name} by others` });
    await removeStory(other, theirs, 'news', others.id);

    const token = await signInAs(page, 3);
    const own = await addStory(page, token, 'news', { title: `${name} by me` });
    await removeStory(page, token, 'news', own.id);
    const taken = await addStory(page, token, 'news', { title: `${name} by the administrator` });
    await removeStory(other, theirs, 'news', taken.id);
    await page.goto('/desk');
    if (width === 360) await page.getByRole('button', { name: 'Open the whole menu' }).click();
    await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'Trash' }).click();
    await expect(heading(page)).toHaveText('Trash');
    await page.getByLabel('Search the trash').fill(name);
    await expect(found(page, '2 deleted things found')).toBeVisible();
    await expect(rowOf(page, `${name} by me`)).toBeVisible();
    await expect(rowOf(page, taken.title)).toContainText('By an administrator');
    await expect(page.getByRole('button', { name: `Restore ${taken.title}` })).toHaveCount(0);
    await expect(page.getByLabel('Kind').locator('option')).not.toContainText(['Enquiries']);
    await expectAccessible(page, '/desk/trash', { widths: [width] });
    await page.getByRole('button', { name: `Restore ${own.title}` }).click();
    await expect(notice(page)).toContainText(`Restored: ${own.title}`);
    expect((await page.request.get(`/api/news/view/${own.id}`)).status()).toBe(200);
    await removeStory(page, token, 'news', own.id);
    await page.goto('/admin/trash');
    await expect(page, 'all of it is for administrators').toHaveURL('/unauthorized');
  });
}
