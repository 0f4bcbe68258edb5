import type { Page } from '@playwright/test';
import { startApp } from './app.ts';
import { expect, test } from './console.ts';

const shots = (page: Page) => page.locator('.shots a');

// How pictures are made is not the subject here, and making them anew takes the longest.
const drawn = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>' };

test('an alumni gallery leads back to the alumni galleries, from whichever address it was opened', async ({ page }) => {
  await page.goto('/alumni/algallery');
  const href = await page.locator('main a[href*="/view/"]').first().getAttribute('href');
  const id = href?.split('/').at(-1);
  for (const path of [`/gallery/view/${id}`, `/gallery/view/${id}/1`, `/alumni/algallery/view/${id}`]) {
    await page.goto(path);
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link');
    await expect(crumbs.nth(1)).toHaveText('Alumni');
    await expect(crumbs.nth(2)).toHaveAttribute('href', '/alumni/algallery');
  }
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ page }) => page.route('/images/**', (route) => route.fulfill(drawn)));

  test('every picture has a page, and the pages lead around in a circle', { tag: '@journey' }, async ({ page }) => {
    await page.goto('/gallery');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Photo Gallery');
    await page.getByRole('link', { name: 'Sports Day', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Sports Day and the Hill Cup' })).toHaveAttribute('href', /^\/events/);
    // That link stands before the pictures, which may still be on their way.
    await page.waitForLoadState();
    const count = await shots(page).count();
    expect(count).toBeGreaterThan(5);
    await shots(page).first().click();
    await expect(page).toHaveURL(/\/gallery\/view\/\d+\/1$/);
    await expect(page.locator('figcaption')).not.toBeEmpty();
    await page.getByRole('link', { name: 'Previous picture' }).click();
    await expect(page).toHaveURL(new RegExp(`/${count}$`));
    await page.getByRole('link', { name: 'Next picture' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Picture 1 of ${count}`);
    await page.getByRole('link', { name: 'Back to the gallery' }).click();
    await expect(page).toHaveURL(/\/gallery\/view\/\d+$/);
  });

  test('the alumni have a gallery of their own, and what is not there says so', async ({ page, consoleErrors }) => {
    await page.goto('/alumni/algallery');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alumni Gallery');
    await expect(page.locator('.alumni h1')).toBeVisible();
    await expect(page.locator('.album a').first()).toHaveAttribute('href', /^\/alumni\/algallery\/view\//);
    for (const missing of [
      '/gallery?page=99',
      '/gallery/view/1/99',
      '/gallery/view/1/0',
      '/gallery/view/x',
      '/gallery/view/999999',
    ]) {
      expect((await page.goto(missing))?.status(), missing).toBe(404);
    }
    consoleErrors.length = 0;
  });
});

test('a school without galleries says so', async ({ page }) => {
  await page.goto('/about');
  await startApp(page);
  await page.route('**/api/galleries?*', (route) => route.fulfill({ json: { docs: [], pages: 0 } }));
  await page.locator('footer').getByRole('link', { name: 'Gallery' }).click();
  await expect(page.getByText('There are no photos at the moment.')).toBeVisible();
});

test('pictures below are asked for when the first one is there, or when somebody scrolls', async ({ page }) => {
  const asked = { first: 0, others: 0 };
  let arrive = () => {};
  await page.route('/images/**', async (route) => {
    if (new URL(route.request().url()).pathname === first) {
      asked.first++;
      await new Promise<void>((resolve) => (arrive = resolve));
    } else asked.others++;
    await route.fulfill(drawn);
  });
  const answer = await page.request.get('/gallery/view/1');
  const first = /<ul class="shots"[\s\S]*?<img src="([^"?]+)/.exec(await answer.text())?.[1];

  await page.goto('/gallery/view/1', { waitUntil: 'commit' });
  await expect(shots(page).nth(1)).toBeVisible();
  await expect.poll(() => asked.first).toBe(1);
  await page.evaluate(() => document.fonts.ready);
  const place = await shots(page).nth(1).boundingBox();
  expect(asked.others).toBe(0);
  arrive();
  await expect.poll(() => asked.others).toBeGreaterThan(1);
  expect(await shots(page).nth(1).boundingBox()).toEqual(place);

  await page.goto('/gallery/view/1', { waitUntil: 'commit' });
  await expect.poll(() => asked.first).toBe(2);
  asked.others = 0;
  await expect(shots(page).nth(1)).toBeVisible();
  await page.mouse.wheel(0, 200);
  await expect.poll(() => asked.others).toBeGreaterThan(1);
  arrive();
});

test('the slider opens in place, goes around with the keys, and gives the focus back', { tag: '@journey' }, async ({
  page,
}) => {
  await page.goto('/gallery/view/1');
  const count = await shots(page).count();
  const at = (place: number) => expect(page.locator('.slider header')).toContainText(`${place} of ${count}`);
  await shots(page).nth(1).click();
  const slider = page.getByRole('dialog', { name: /^Pictures of/ });
  await expect(slider).toBeVisible();
  await expect(page).toHaveURL(/\/gallery\/view\/1\/2$/);
  await at(2);
  const caption = slider.locator('footer');
  const second = (await caption.textContent()) ?? '';
  await page.keyboard.press('ArrowRight');
  await at(3);
  await expect(caption).not.toHaveText(second);
  await page.keyboard.press('Home');
  await at(1);
  await page.keyboard.press('ArrowLeft');
  await at(count);
  await slider.getByRole('button', { name: 'Next picture' }).click();
  await at(1);
  await page.keyboard.press('End');
  await at(count);

  for (let tab = 0; tab < 5; tab++) {
    await page.keyboard.press('Tab');
    await expect(slider.locator('button:focus')).toHaveCount(1);
  }
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, 800);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  // The shown one and both neighbours are there before they are asked for.
  await expect
    .poll(() =>
      slider.locator('img').evaluateAll((all) => all.filter((image) => (image as HTMLImageElement).naturalWidth > 0)),
    )
    .toHaveLength(3);

  await page.keyboard.press('Escape');
  await expect(slider).toBeHidden();
  await expect(page).toHaveURL(/\/gallery\/view\/1$/);
  await expect(shots(page).nth(1)).toBeFocused();
});

test('each picture in the slider has its address, and the way back closes it', async ({ page, context }) => {
  await page.goto('/gallery');
  await page.goto('/gallery/view/1');
  const title = await page.title();
  const slider = page.getByRole('dialog', { name: /^Pictures of/ });
  await shots(page).nth(2).click();
  await expect(slider).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/\/gallery\/view\/1\/4$/);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(/^Picture 4 of/);
  await expect(page, 'it is called as the page of the picture is').toHaveTitle(await other.title());
  await page.goBack();
  await expect(slider).toBeHidden();
  await expect(page).toHaveURL(/\/gallery\/view\/1$/);
  await expect(page).toHaveTitle(title);
  await page.goForward();
  await expect(slider.getByText(/^4 of/)).toBeVisible();
  await slider.getByRole('button', { name: 'Close' }).click();
  await expect(slider).toBeHidden();
  await expect(page).toHaveURL(/\/gallery\/view\/1$/);
  await expect(page).toHaveTitle(title);
  await page.goBack();
  await expect(page).toHaveURL(/\/gallery$/);
});

test('the way back and on again at once leaves the slider open', async ({ page }) => {
  await page.goto('/gallery/view/1');
  const slider = page.getByRole('dialog', { name: /^Pictures of/ });
  await shots(page).nth(2).click();
  await expect(slider).toBeVisible();
  // Both in one task: the dialog says that it was closed only after it has been opened again.
  await page.evaluate(() => {
    for (const state of [null, { slider: true }]) window.dispatchEvent(new PopStateEvent('popstate', { state }));
    return new Promise((resolve) => setTimeout(resolve));
  });
  await expect(slider.getByText(/^3 of/)).toBeVisible();
  await expect(page).toHaveURL(/\/gallery\/view\/1\/3$/);
  await page.keyboard.press('ArrowRight');
  await expect(slider.getByText(/^4 of/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(slider).toBeHidden();
  await expect(page).toHaveURL(/\/gallery\/view\/1$/);
});

test('whoever saves data gets the picture that is looked at, and no other', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto('/gallery/view/1');
  await shots(page).first().click();
  const slider = page.getByRole('dialog', { name: /^Pictures of/ });
  const isShown = () => slider.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
  await expect.poll(isShown).toBe(true);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(slider.locator('img')).toHaveCount(1);
});

test('a swipe turns the page, a short one does not', async ({ page }) => {
  await page.goto('/gallery/view/1');
  await shots(page).first().click();
  await expect(page.getByRole('dialog', { name: /^Pictures of/ })).toBeVisible();
  const box = await page.locator('.track').boundingBox();
  if (!box) throw new Error('the slider has no track');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const drag = async (by: number) => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + by, y, { steps: 4 });
    await page.mouse.up();
  };
  const counter = page.locator('.slider header span');
  await drag(-200);
  await expect(counter).toHaveText(/^2 of/);
  await drag(-20);
  await expect(counter).toHaveText(/^2 of/);
  await drag(200);
  await expect(counter).toHaveText(/^1 of/);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
