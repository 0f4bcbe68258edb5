import { expect, test } from './console.ts';

const rising = [
  ['/', '.btn'],
  ['/', '.tile'],
  ['/events', 'a.date'],
  ['/alum', '.alum-row'],
] as const;

test('what moves under the pointer does not move away from it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const [path, part] of rising) {
    await page.goto(path);
    const first = page.locator(`main ${part}:visible`).first();
    await first.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    // Measures again until it is under the pointer: a page that is still arriving moves it.
    await expect(async () => {
      const box = await first.boundingBox();
      if (!box) throw new Error(`${part} is not on ${path}`);
      // On the last row of pixels, where it was flickering.
      await page.mouse.move(box.x + box.width / 2, box.y + box.height - 0.5);
      expect(await first.evaluate((element) => element.matches(':hover'))).toBe(true);
    }).toPass();
    const states = await first.evaluate(async (element) => {
      const seen: string[] = [];
      for (let frame = 0; frame < 40; frame += 1) {
        await new Promise(requestAnimationFrame);
        seen.push(`${element.matches(':hover')} ${element.getBoundingClientRect().y}`);
      }
      return [...new Set(seen)];
    });
    expect(states, `${part} on ${path}`).toHaveLength(1);
  }
});
