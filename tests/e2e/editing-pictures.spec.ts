import type { Page } from '@playwright/test';
import { expect, test } from './console.ts';
import {
  addStory,
  chooseFile,
  hiddenValue,
  notice,
  photograph,
  pictureFile,
  removeStory,
  signInAs,
} from './editing.ts';

const update = (page: Page) => page.getByRole('button', { name: 'Update', exact: true });
const tiles = (page: Page) => page.locator('.picture-tiles figure');

test('pictures: what is refused, made smaller, put in order, described, and sent again', async ({
  page,
  consoleErrors,
}) => {
  const token = await signInAs(page, 3);
  const story = await addStory(page, token, 'news');
  await page.goto(`/news/view/${story.id}?edit`);
  const small = await photograph(160);

  await test.step('the wrong and the large are left out, and the large is made smaller', async () => {
    await chooseFile(page).setInputFiles([
      pictureFile('notes.heic', small),
      pictureFile('holiday.jpg', await photograph(1150)),
    ]);
    await expect(
      page.getByText('only jpg, jpeg and png files of not more than 700kb will be uploaded', { exact: true }),
    ).toBeVisible();
    await expect(page.getByText('notes.heic was left out: wrong file type.')).toBeVisible();
    await expect(page.getByText('holiday.jpg was left out: too large.')).toBeVisible();
    await expect(tiles(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Make the picture smaller' }).click();
    await expect(tiles(page)).toHaveCount(2);
    await expect.poll(() => hiddenValue(page, 'picture')).toMatch(/^[^,]+,\d{13}-[0-9a-f]{18}\.jpg$/);
  });

  await test.step('a broken line holds the save back until it is tried again', async () => {
    await page.route('**/api/singleUpload', (route) => route.abort());
    await chooseFile(page).setInputFiles([pictureFile('third.jpg', small), pictureFile('fourth.jpg', small)]);
    await expect(page.getByText('fourth.jpg was left out: At most 3 pictures.')).toBeVisible();
    await expect(page.getByText('It did not arrive.')).toBeVisible();
    await expect(update(page)).toBeDisabled();
    await expect(page.getByText('Still needed: the picture that did not arrive.')).toBeVisible();
    await page.unroute('**/api/singleUpload');
    let refused = 0;
    await page.route('**/api/singleUpload', (route) =>
      refused++ === 0 ? route.fulfill({ status: 403, json: { code: 'token_expired', message: '' } }) : route.continue(),
    );
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(update(page)).toBeEnabled();
    expect(refused).toBe(2);
    await expect(chooseFile(page)).toHaveCount(0);
  });

  await test.step('order, descriptions and removal are saved', async () => {
    await expect(page.getByText('1 · Cover', { exact: true })).toBeVisible();
    const third = (await hiddenValue(page, 'picture')).split(',')[2] ?? '';
    expect(third).toMatch(/^\d{13}-[0-9a-f]{18}\.jpg$/);
    await page.getByRole('button', { name: 'Move picture 3 forward' }).click();
    await page.getByRole('button', { name: 'Move picture 2 forward' }).click();
    await page.getByRole('button', { name: 'Remove picture 3' }).click();
    await expect(chooseFile(page)).toBeFocused();
    await page.getByLabel('What it shows').first().fill('The third one');
    await update(page).click();
    await expect(notice(page)).toContainText('News Story Edited');
    const pictures = page.locator('.fig img');
    await expect(pictures).toHaveCount(2);
    await expect(pictures.first()).toHaveAttribute('alt', 'The third one');
    await expect(pictures.first()).toHaveAttribute('src', new RegExp(third));
  });
  await removeStory(page, token, 'news', story.id);
  consoleErrors.length = 0;
});
