import { addresses } from './addresses.ts';
import { startApp } from './app.ts';
import { expect, test } from './console.ts';

// The browser itself reports the status of a page that is not there.
const isReportOf404 = (line: string) => line.includes('status of 404');

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('every address answers with its status and heading, and nothing complains', { tag: '@journey' }, async ({
      page,
      consoleErrors,
    }) => {
      test.slow();
      for (const { path, heading, status = 200 } of addresses) {
        await test.step(path, async () => {
          const response = await page.goto(path);
          expect.soft(response?.status(), path).toBe(status);
          // React must find the page as the server made it, or it complains.
          if (javaScriptEnabled) await startApp(page);
          await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveText(heading);
          await expect.soft(page.getByRole('main'), path).toHaveCount(1);
          const said = consoleErrors.splice(0).filter((line) => status !== 404 || !isReportOf404(line));
          expect.soft(said, path).toEqual([]);
        });
      }
    });
  });
}

test('short forms lead to their place below /alumni', async ({ request }) => {
  for (const name of ['alnews', 'alevents', 'alblog', 'algallery', 'alumcontact']) {
    const response = await request.get(`/${name}`, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe(`/alumni/${name}`);
  }
});
