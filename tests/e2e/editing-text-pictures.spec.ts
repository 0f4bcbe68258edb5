import { expectAccessible } from './accessible.ts';
import { expect, test } from './console.ts';
import { addStory, hiddenValue, holdRequests, notice, removeStory, signInAs, textBody } from './editing.ts';
import { addEvent, description, removeEvent, save } from './event-editing.ts';
import { drop, paste } from './text-picture-files.ts';

test('pictures are pasted and dropped into a story where they belong, described, and read', {
  tag: '@journey',
}, async ({ page, browser }) => {
  const token = await signInAs(page, 3);
  const detail = '<p>The first line.</p><p>The second line.</p>';
  const { id } = await addStory(page, token, 'news', { detail });
  await page.goto(`/news/view/${id}?edit`);
  const text = textBody(page);
  await drop(text.locator('p', { hasText: 'second line' }), [
    ['one.jpg', 400],
    ['two.jpg', 640],
  ]);
  await expect(text.locator('img')).toHaveCount(2);
  await expect(page.locator('.story-checklist')).toContainText('A picture in the text has no description');
  const order = await text.locator('p, img').evaluateAll((parts) => parts.map(({ tagName }) => tagName).join(' '));
  expect(order).toMatch(/^P IMG IMG P/);
  const widths = await text.locator('img').evaluateAll((images) => images.map((image) => image.getAttribute('width')));
  expect(widths).toEqual(['400', '640']);

  const tools = page.getByRole('group', { name: 'Picture', exact: true });
  for (const [place, words] of ['A bus', 'A lake'].entries()) {
    await text.locator('img').nth(place).click();
    await tools.getByLabel('What it shows').fill(words);
  }
  await expect(page.locator('.story-checklist')).not.toContainText('in the text');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(notice(page)).toContainText('News Story Edited');

  const reader = await (await browser.newContext()).newPage();
  await reader.goto(`/news/view/${id}`);
  for (const words of ['A bus', 'A lake']) {
    const shown = reader.getByRole('img', { name: words });
    await shown.scrollIntoViewIfNeeded();
    await expect(shown).toHaveAttribute('srcset', /\?w=320 320w/);
    await expect(shown).toHaveAttribute('loading', 'lazy');
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
  await expectAccessible(reader);
  await reader.context().close();
  await removeStory(page, token, 'news', id);
});

test('a story is not saved before its picture has come, and a paste with words is taken for them', async ({ page }) => {
  const token = await signInAs(page, 3);
  const { id } = await addStory(page, token, 'news');
  await page.goto(`/news/view/${id}?edit`);
  const text = textBody(page);
  await text.click();
  await paste(text, { files: [['words.jpg', 120]], html: '<p style="color: red">Words of an office program</p>' });
  await expect(text).toContainText('Words of an office program');
  await expect(text.locator('img')).toHaveCount(0);

  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/api/singleUpload', async (route) => {
    await held;
    await route.continue();
  });
  // Larger than the gate lets through: made smaller on its way.
  await paste(text, { files: [['large.jpg', 1600]] });
  const update = page.getByRole('button', { name: 'Update', exact: true });
  await expect(page.getByText('Still needed: the picture that is on its way.')).toBeVisible();
  await expect(update).toBeDisabled();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('Written meanwhile. ');
  arrive();
  await expect(text.locator('img')).toHaveCount(1);
  await expect(update).toBeEnabled();
  await expect
    .poll(() => hiddenValue(page, 'detail'))
    .toMatch(
      /^<p>Written meanwhile\. .*<img class="pic-full" src="\/images\/[\w.-]+\.jpg" alt="" width="\d+" height="\d+">/,
    );
  await page.unroute('**/api/singleUpload');
  await removeStory(page, token, 'news', id);
});

test('a picture that arrives while one writes leaves the cursor where it is', async ({ page }) => {
  const token = await signInAs(page, 3);
  const { id } = await addStory(page, token, 'news', { detail: '<p>One</p><p>Below</p>' });
  await page.goto(`/news/view/${id}?edit`);
  const text = textBody(page);
  await text.getByText('One').click();
  await page.keyboard.press('End');
  const letGo = await holdRequests(page, '**/api/singleUpload');
  await paste(text, { files: [['photo.jpg', 400]] });
  await expect(page.getByText('Still needed: the picture that is on its way.')).toBeVisible();
  await page.keyboard.type(' two');
  letGo();
  await expect(text.locator('img')).toHaveCount(1);
  await page.keyboard.type(' three');
  await expect
    .poll(() => hiddenValue(page, 'detail'))
    .toMatch(/^<p>One two three<\/p><img [^>]*>(<p><\/p>)?<p>Below<\/p>$/);
  await removeStory(page, token, 'news', id);
});

test('an event shows the pictures of its text, in its preview and to readers', async ({ page, browser }) => {
  const token = await signInAs(page, 3);
  const { id } = await addEvent(page, token);
  await page.goto(`/events/view/${id}?edit`);
  const text = description(page);
  await text.click();
  await paste(text, { files: [['map.jpg', 640]], html: '<img src="https://evil.example/x.png">' });
  await expect(text.locator('img')).toHaveCount(1);
  await page.getByRole('group', { name: 'Picture', exact: true }).getByLabel('What it shows').fill('The way there');
  await page.getByRole('button', { name: 'On a phone' }).click();
  await expect(page.frameLocator('iframe').getByRole('img', { name: 'The way there' })).toBeVisible();
  await save(page, 'Update').click();
  await expect(notice(page)).toContainText('Calendar Event Edited');
  const reader = await (await browser.newContext()).newPage();
  await reader.goto(`/events/view/${id}`);
  const shown = reader.getByRole('img', { name: 'The way there' });
  await expect(shown).toHaveAttribute('width', '640');
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await reader.context().close();
  await removeEvent(page, token, id);
});
