import type { Page } from '@playwright/test';
import { accountOf } from './accounts.ts';
import { appStarted } from './app.ts';
import { expect, test } from './console.ts';
import { addStory, hiddenValue, notice, removeStory, signInAs, textBody } from './editing.ts';

const update = (page: Page) => page.getByRole('button', { name: 'Update', exact: true });

test('nothing typed is lost by a reload', { tag: '@journey' }, async ({ page }) => {
  const token = await signInAs(page, 3);
  const table =
    '<table><thead><tr><th scope="col">Club</th></tr></thead><tbody><tr><td>Chess</td></tr></tbody></table>';
  const story = await addStory(page, token, 'news', { detail: `${table}<p>They played well.</p>` });
  const form = `/news/view/${story.id}?edit`;
  const title = page.getByLabel('Title');
  await page.goto(form);
  await title.fill('Half a title');
  await page.reload();
  // At midnight the day stands before the time.
  await expect(page.getByText(/^You have unsaved changes from .*\d{1,2}:\d{2}\.$/)).toBeVisible();
  await expect(title).toHaveValue(story.title);
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('You have unsaved changes')).toHaveCount(0);
  await page.reload();
  await expect(title).toHaveValue(story.title);
  await expect(page.getByText('You have unsaved changes')).toHaveCount(0);
  await title.fill('Half a title');
  await textBody(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' And sang.');
  await expect.poll(() => hiddenValue(page, 'detail')).toContain('And sang.');
  await expect(page.getByText(/^Saved as a draft on this device at /)).toBeVisible();
  await page.goto('/news');
  await page.goto(form);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(title).toHaveValue('Half a title');
  // A table stays a table, with its head.
  await expect.poll(() => hiddenValue(page, 'detail')).toBe(`${table}<p>They played well. And sang.</p>`);
  await removeStory(page, token, 'news', story.id);
});

test('nothing typed is lost by a failed save, a wrong field or a token that has run out', async ({
  page,
  consoleErrors,
}) => {
  const token = await signInAs(page, 3);
  const story = await addStory(page, token, 'news');
  const form = `/news/view/${story.id}?edit`;
  const title = page.getByLabel('Title');
  await page.goto(form);
  await title.fill('Half a title');

  await test.step('a double click sends once; a failed save and a wrong field keep everything', async () => {
    let sent = 0;
    const { promise: clicked, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/news/edit/*', async (route) => {
      sent++;
      await clicked;
      await route.abort();
    });
    await update(page).dblclick();
    release();
    await expect(page.getByRole('alert').filter({ hasText: 'Not saved' })).toBeFocused();
    expect(sent).toBe(1);
    await expect(title).toHaveValue('Half a title');
    await page.unroute('**/api/news/edit/*');
    const refusal = { code: 'invalid', message: 'No.', fields: { title: 'Another title, please.' } };
    await page.route('**/api/news/edit/*', (route) => route.fulfill({ status: 400, json: refusal }));
    await update(page).click();
    await expect(page.locator('#news-title-error')).toHaveText('Another title, please.');
    await expect(title).toBeFocused();
    await page.unroute('**/api/news/edit/*');
  });

  await test.step('a token that has run out is renewed and the save goes through', async () => {
    let calls = 0;
    await page.route('**/api/news/edit/*', (route) =>
      calls++ === 0 ? route.fulfill({ status: 403, json: { code: 'token_expired', message: '' } }) : route.continue(),
    );
    await update(page).click();
    await expect(notice(page)).toContainText('News Story Edited');
    expect(calls).toBe(2);
    await page.unroute('**/api/news/edit/*');
    await page.goto(form);
    await expect(title).toHaveValue('Half a title');
    await expect(page.getByText('You have unsaved changes')).toHaveCount(0);
  });
  await removeStory(page, token, 'news', story.id);
  // The browser reports each refusal.
  consoleErrors.length = 0;
});

test('nothing typed is lost when the session has ended', { tag: '@journey' }, async ({ page, consoleErrors }) => {
  const token = await signInAs(page, 3);
  const story = await addStory(page, token, 'news');
  const form = `/news/view/${story.id}?edit`;
  const title = page.getByLabel('Title');
  await page.goto(form);
  await title.fill('Written too late');
  await page.context().clearCookies();
  await page.route('**/api/news/edit/*', (route) =>
    route.fulfill({ status: 403, json: { code: 'token_expired', message: '' } }),
  );
  await update(page).click();
  await expect(page).toHaveURL(`/login?from=${encodeURIComponent(form)}`);
  await expect(page.getByRole('status').first()).toContainText(
    'your session has ended. What you wrote is kept on this device.',
  );
  await page.unroute('**/api/news/edit/*');
  await appStarted(page);
  const { email, password } = accountOf(3);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(form);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(title).toHaveValue('Written too late');
  await update(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Written too late');
  await removeStory(page, token, 'news', story.id);
  // The browser reports each refusal.
  consoleErrors.length = 0;
});

test('a draft that was offered stays beside a newer one until one is chosen', async ({ page }) => {
  const token = await signInAs(page, 3);
  const story = await addStory(page, token, 'news');
  const title = page.getByLabel('Title');
  const offers = page.getByRole('region', { name: 'Unsaved changes' });
  const offerOf = (words: string) => offers.filter({ hasText: words });
  await page.goto(`/news/view/${story.id}?edit`);
  await title.fill('The older one');
  await page.reload();
  await expect(offers).toHaveCount(1);
  // The offer is passed over.
  await title.fill('The newer one');
  await page.reload();
  await expect(offers).toHaveCount(2);
  await title.fill('Typed before choosing');
  await offerOf('The older one').getByRole('button', { name: 'Restore' }).click();
  await expect(title).toHaveValue('The older one');
  await expect(offers).toHaveCount(2);
  await offerOf('Typed before choosing').getByRole('button', { name: 'Discard' }).click();
  await expect(offers).toHaveCount(1);
  await page.reload();
  await expect(offers).toHaveCount(2);
  await offerOf('The newer one').getByRole('button', { name: 'Restore' }).click();
  await offerOf('The older one').getByRole('button', { name: 'Discard' }).click();
  await expect(offers).toHaveCount(0);
  await update(page).click();
  await expect(notice(page)).toContainText('News Story Edited');
  await page.goto(`/news/view/${story.id}?edit`);
  await expect(title).toHaveValue('The newer one');
  await expect(offers).toHaveCount(0);
  await removeStory(page, token, 'news', story.id);
});
