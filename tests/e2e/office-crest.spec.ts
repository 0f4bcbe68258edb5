import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from './console.ts';
import { signInAs } from './editing.ts';

/** Noise compresses badly; its frame is transparent. */
const noisyCrest = (edge: number) =>
  sharp(randomBytes(edge * edge * 3), { raw: { width: edge, height: edge, channels: 3 } })
    .extend({ ...{ top: 40, bottom: 40, left: 40, right: 40 }, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer();

test('a crest of over a megabyte is made smaller on its way, and stays transparent', async ({ page }) => {
  await signInAs(page, 4);
  await page.goto('/admin/settings/look');
  const buffer = await noisyCrest(640);
  expect(buffer.length).toBeGreaterThan(1_000_000);
  await page.getByLabel('Crest', { exact: true }).setInputFiles({ name: 'crest.png', mimeType: 'image/png', buffer });
  await page.getByRole('button', { name: 'Use it' }).click();
  // Encoded several times by the browser, then by the site: that takes as long as the machine does.
  await expect(page.getByText(/^crest\.png, \d+ kB\. Saved \d+:\d\d\. It is in use now\.$/)).toBeVisible({
    timeout: 180_000,
  });
  const address = (await page.locator('.crest-now img').getAttribute('src')) ?? '';
  const corner = await page.evaluate(async (from) => {
    const bitmap = await createImageBitmap(await (await fetch(from)).blob());
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const pen = canvas.getContext('2d');
    pen?.drawImage(bitmap, 0, 0);
    return pen?.getImageData(0, 0, 1, 1).data[3];
  }, address);
  expect(corner).toBe(0);
  await page.getByRole('button', { name: 'No crest yet' }).click();
  await expect(page.locator('.crest-now img')).toHaveCount(0);
});
