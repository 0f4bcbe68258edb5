import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './console.ts';
import { notice, signInAs, uniqueTitle } from './editing.ts';
import { button, sitePart } from './site-parts.ts';

const menu = (page: Page) => page.getByRole('region', { name: 'Menu', exact: true });
const row = (page: Page, label: string) => menu(page).getByRole('listitem').filter({ hasText: label });
const handle = (page: Page, label: string) => button(page, `Move ${label} in the menu. Arrow keys move it.`);
const preview = (page: Page) => page.frameLocator('iframe[title="Preview of the menu and the footer"]');

async function addLink(page: Page, label: string, where: string) {
  await menu(page).getByRole('button', { name: 'Link at the end' }).click();
  const open = menu(page)
    .getByRole('listitem')
    .filter({ has: page.getByLabel('Words of the link') });
  await open.getByLabel('Words of the link').fill(label);
  await open.getByLabel('Leads to').selectOption({ label: where });
}

test('the menu is written, ordered, seen, shown to somebody, published, and brought back', { tag: '@journey' }, async ({
  page,
  browser,
  consoleErrors,
}) => {
  test.slow();
  const token = await signInAs(page, 4);
  const part = await sitePart(page, token, 'menu');
  const label = uniqueTitle('Documents');
  // So high that nothing scrolls while something is dragged.
  await page.setViewportSize({ width: 1440, height: 3600 });
  await page.goto('/admin/site');

  await test.step('a new link is marked, and goes up by the keyboard into the group before', async () => {
    await addLink(page, label, 'Documents (/documents)');
    await expect(row(page, label)).toContainText('New');
    await expect(menu(page)).toContainText('One change, not public yet');
    await expect(preview(page).getByRole('link', { name: label })).toBeVisible();
    const place = async () =>
      (await menu(page).getByRole('listitem').allInnerTexts()).findIndex((text) => text.includes(label));
    const before = await place();
    await handle(page, label).press('ArrowUp');
    await expect(handle(page, label)).toBeFocused();
    await expect.poll(place).toBe(before - 1);
  });

  await test.step('and by its dots to the first group', async () => {
    await expect(page.getByLabel('Words of the link')).toHaveCount(0);
    await row(page, label).dragTo(menu(page).getByRole('listitem').first());
    await expect(menu(page).getByRole('listitem').nth(1)).toContainText(label);
  });

  await test.step('a link by itself stands in the bar, with nothing to open', async () => {
    const alone = uniqueTitle('By itself');
    await menu(page).getByRole('button', { name: 'Group', exact: true }).click();
    await button(page, 'Link in New group').click();
    await page.getByLabel('Words of the link').fill(alone);
    await button(page, 'Change New group').click();
    await page.getByLabel('Its one link stands in the menu itself').check();
    await expect(row(page, 'New group')).toContainText('A link by itself');
    await expect(preview(page).locator('.menu-alone')).toHaveText(alone);
  });

  await test.step('on a phone and a desktop, and accessible', async () => {
    await button(page, 'Phone').click();
    await expect(preview(page).getByRole('link', { name: label })).toBeVisible();
    await button(page, 'Desktop').click();
    await expectAccessible(page, '/admin/site', { themes: ['light', 'dark'] });
  });

  await test.step('a link that others can be sent shows it, and nothing else does', async () => {
    await button(page, 'Send a preview').click();
    const link = await page.getByRole('textbox', { name: 'Preview link' }).inputValue();
    const context = await browser.newContext();
    const other = await context.newPage();
    const answer = await other.goto(link);
    expect(answer?.headers()['cache-control']).toContain('no-store');
    expect(answer?.headers()['x-robots-tag']).toContain('noindex');
    await expect(other.getByRole('navigation', { name: 'Main' }).getByText(label)).toHaveCount(1);
    await other.goto('/');
    await expect(other.getByText(label)).toHaveCount(0);

    await button(page, 'Publish menu and footer').click();
    await expect(notice(page)).toContainText('Published');
    await other.goto('/');
    await expect(other.getByRole('navigation', { name: 'Main' }).getByText(label)).toHaveCount(1);
    await context.close();
  });

  await test.step('whoever is late is told, and what was typed is still there', async () => {
    await addLink(page, `${label} late`, 'Search (/search)');
    await part.putBack();
    await button(page, 'Publish menu and footer').click();
    await expect(page.getByRole('heading', { name: /saved this since you opened it|in another window/ })).toBeVisible();
    expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('409')]);
    await button(page, 'Back to the form').click();
    await expect(row(page, `${label} late`)).toBeVisible();
    await page.reload();
    await expect(page.getByText('was not saved', { exact: false }).or(button(page, 'Discard')).first()).toBeVisible();
  });

  await test.step('an earlier version comes back out of the history', async () => {
    await part.putBack();
    await page.reload();
    await page.getByText('History', { exact: true }).click();
    await page.locator('.history li button').nth(1).click();
    await expect(page.getByText('Marked', { exact: true }).last()).toBeVisible();
    await button(page, 'Bring this version back').click();
    await expect(notice(page)).toContainText('Published');
    await expect.poll(async () => JSON.stringify(await part.load())).toContain(label);
    await part.putBack();
  });
});

test('a link to a draft is refused by its name', async ({ page, consoleErrors }) => {
  const headers = { Authorization: `Bearer ${await signInAs(page, 4)}` };
  const title = uniqueTitle('Our history');
  const slug = title.toLowerCase().replaceAll(' ', '-');
  await page.request.post('/api/admin/pages', { headers, data: { title, slug, parentId: null } });
  await page.goto('/admin/site');
  await addLink(page, title, `${title} (/${slug}), a draft`);
  await expect(row(page, title)).toContainText('Points at a draft');
  await button(page, 'Publish menu and footer').click();
  await expect(
    row(page, title).getByText(`"${title}" leads to a page that does not exist or is a draft`).first(),
  ).toBeVisible();
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('400')]);
});

test('on a phone a link is moved by buttons, and a removed group comes back', async ({ page }) => {
  await signInAs(page, 4);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/admin/site');
  const label = uniqueTitle('Moved by a finger');
  await addLink(page, label, 'Documents (/documents)');
  const place = async () =>
    (await menu(page).getByRole('listitem').allInnerTexts()).findIndex((text) => text.includes(label));
  const before = await place();
  await button(page, `Move ${label} up`).click();
  await expect.poll(place).toBe(before - 1);
  await button(page, `Move ${label} down`).click();
  await expect.poll(place).toBe(before);

  const rows = await menu(page).getByRole('listitem').count();
  const group = await menu(page).locator('[data-level="0"] b').last().innerText();
  await button(page, `Change ${group}`).click();
  await button(page, `Remove ${group}`).click();
  await expect(menu(page).getByRole('listitem')).not.toHaveCount(rows);
  await notice(page).getByRole('button', { name: 'Undo' }).click();
  await expect(menu(page).getByRole('listitem')).toHaveCount(rows);
  await expect(row(page, label)).toBeVisible();
});

test('a removed group comes back among all that was done since', async ({ page }) => {
  await signInAs(page, 4);
  await page.goto('/admin/site');
  const groups = menu(page).locator('[data-level="0"] b');
  await expect(groups.nth(1)).toBeVisible();
  const before = await groups.allInnerTexts();
  const [first = '', second = ''] = before;
  await button(page, `Change ${second}`).click();
  await button(page, `Remove ${second}`).click();
  const label = uniqueTitle('Written since');
  await addLink(page, label, 'Documents (/documents)');
  await button(page, `Change ${first}`).click();
  await page.getByLabel('Name of the group').fill('Renamed since');
  await notice(page).getByRole('button', { name: 'Undo' }).click();
  await expect(groups).toHaveText(['Renamed since', ...before.slice(1)]);
  await expect(row(page, label)).toBeVisible();
});

for (const width of [360, 1440]) {
  test(`at ${width} px the bar to publish is in sight in a long menu, and covers nothing that has the focus`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await signInAs(page, 4);
    await page.goto('/admin/site');
    const publish = button(page, 'Publish menu and footer');
    await menu(page).getByRole('button').first().focus();
    await expect(publish).toBeInViewport({ ratio: 1 });
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press('Tab');
      const below = () =>
        page.evaluate(() => {
          const bar = document.querySelector('.part-bar')?.getBoundingClientRect();
          const focused = document.activeElement;
          if (!bar || !focused || focused.closest('.part-bar') || focused.tagName === 'IFRAME') return 0;
          return focused.getBoundingClientRect().bottom - bar.top;
        });
      await expect.poll(below, `after ${step} steps`).toBeLessThanOrEqual(0);
    }
    await expect(publish).toBeInViewport({ ratio: 1 });
  });
}
