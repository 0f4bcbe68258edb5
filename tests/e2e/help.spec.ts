import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { topicGroups } from '../../web/features/help/topics.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './console.ts';
import { signInAs } from './editing.ts';
import { loadPictures } from './frames.ts';
import { helpTours, labelsOf, markOn, wordsOf } from './help-tours.ts';
import { heading } from './office.ts';

const folder = path.resolve('web/features/help/pictures');
const listed = path.join(folder, 'labels.txt');
const isTaking = process.env.TAKE_PICTURES === 'true';
const said = (line: string) => line.split('**').filter((_, at) => at % 2 === 1);
const begins = (word: string, text: string) =>
  text === word || [' ', ',', ':'].some((next) => text.startsWith(word + next));

// One after the other: they share a list.
test.describe.configure({ mode: 'default' });

for (const { title, topics } of topicGroups) {
  test(`the help for “${title}” says what the screens say, and its pictures show them`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 960, height: 600 });
    await signInAs(page, 5);
    for (const { id, lines, marked } of topics) {
      const tour = helpTours[id];
      if (!tour) throw new Error(`Nobody has said where the words of “${id}” are seen.`);
      const words = new Set<string>();
      const look = async () => {
        for (const word of await wordsOf(page)) words.add(word);
        return lines.flatMap(said).filter((word) => !words.values().some((text) => begins(word, text)));
      };
      for (const address of tour.visit) {
        await page.goto(address);
        await expect(heading(page)).toBeVisible();
        await look();
      }
      await tour.finish?.(page);
      await expect.poll(look, `words of the help “${id}” that no screen has`).toEqual([]);
      if (isTaking) await loadPictures(page);
      await markOn(page, marked);
      await keepTrue(id, page);
    }
  });
}

/** A picture is taken anew when what it shows of the program has changed. */
async function keepTrue(id: string, page: Page) {
  const isOf = (line: string) => line.startsWith(`${id}: `);
  const lines = readFileSync(listed, 'utf8').trimEnd().split('\n');
  const lineOf = async () => `${id}: ${(await labelsOf(page)).join(' | ')}`;
  if (!isTaking) {
    const why = `the picture of “${id}” shows what is no longer there: npm run help:pictures`;
    return expect.poll(lineOf, why).toBe(lines.find(isOf));
  }
  const picture = sharp(await page.screenshot()).webp({ quality: 60, effort: 6 });
  await picture.toFile(path.join(folder, `${id}.webp`));
  writeFileSync(listed, `${[...lines.filter((line) => !isOf(line)), await lineOf()].sort().join('\n')}\n`);
}

for (const width of [360, 1440]) {
  test(`at ${width} px every screen leads to its own part of the help, and back`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await signInAs(page, 4);
    await page.goto('/admin/orders/SH-DEMO02');
    await page.getByRole('link', { name: 'Help with this screen' }).click();
    await expect(heading(page)).toHaveText('Take a payment and hand the goods over');
    await expect(page.getByRole('img', { name: /Record the payment/ })).toBeVisible();
    await expectAccessible(page);
    await page.goBack();
    await expect(heading(page)).toHaveText('Order SH-DEMO02');
    await page.goto('/admin/settings/contact');
    await page.getByRole('link', { name: 'Help with this screen' }).click();
    await expect(heading(page)).toHaveText('Change address, phone and office hours');
    await page.goto('/news/add');
    await page.getByRole('link', { name: 'Help with this screen' }).click();
    await expect(heading(page)).toHaveText('Write a story for news or the blog');
    await page.getByRole('link', { name: 'Help', exact: true }).first().click();
    await expect(heading(page)).toHaveText('Help');
    await expectAccessible(page);
  });
}

test('an author is shown what authors do, and nothing else', async ({ page, consoleErrors }) => {
  await signInAs(page, 2);
  await page.goto('/desk/help');
  await expect(page.getByRole('link', { name: 'Write a story for news or the blog' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Invite a colleague' })).toHaveCount(0);
  await page.goto('/desk/help/users');
  await expect(heading(page)).toHaveText('Page Not Found');
  consoleErrors.length = 0;
});
