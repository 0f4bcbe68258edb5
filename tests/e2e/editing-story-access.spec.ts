import type { Page } from '@playwright/test';
import { appStarted } from './app.ts';
import { expect, test } from './console.ts';
import { addStory, removeStory, signInAs } from './editing.ts';

const editLink = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Edit', exact: true });
const deleteButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Delete', exact: true });

const addresses = ['/news/add', '/blog/add', '/alumni/alnews/add', '/alumni/alblog/add'];

test('only editors come to a form for something new; a stranger is asked to sign in', async ({ page, browser }) => {
  test.slow();
  for (const path of addresses) {
    await page.goto(path);
    await expect(page).toHaveURL(`/login?from=${encodeURIComponent(path)}`);
  }
  for (const role of [1, 2]) {
    const context = await browser.newContext();
    const other = await context.newPage();
    await signInAs(other, role);
    for (const path of addresses.slice(role === 1 ? 0 : 2)) {
      await other.goto(path);
      await expect(other).toHaveURL('/unauthorized');
    }
    await context.close();
  }
});

test('its author and the administrators have the controls, nobody else', async ({ browser }) => {
  test.slow();
  const own = await (await browser.newContext()).newPage();
  const token = await signInAs(own, 4);
  const stories = [
    { kind: 'news', path: '/news/view', story: await addStory(own, token, 'news') },
    { kind: 'articles', path: '/blog/view', story: await addStory(own, token, 'articles') },
  ] as const;
  for (const role of [1, 2, 3, 4, 5]) {
    const page = role === 4 ? own : await (await browser.newContext()).newPage();
    if (role !== 4) await signInAs(page, role);
    for (const { path, story } of stories) {
      await page.goto(`${path}/${story.id}`);
      await appStarted(page);
      await expect(page.getByRole('banner').getByRole('button', { name: 'Log out' })).toBeVisible();
      await expect(editLink(page)).toHaveCount(role >= 4 ? 1 : 0);
      await expect(deleteButton(page)).toHaveCount(role >= 4 ? 1 : 0);
    }
    if (role < 4) {
      await page.goto(`${stories[0].path}/${stories[0].story.id}?edit`);
      await expect(page).toHaveURL('/unauthorized');
      await page.context().close();
    } else if (role === 5) await page.context().close();
  }
  for (const { kind, story } of stories) await removeStory(own, token, kind, story.id);
  await own.context().close();
});
