import { DomUtils, parseDocument } from 'htmlparser2';
import { addresses, ofEachKind } from './addresses.ts';
import { startApp } from './app.ts';
import { expect, test } from './console.ts';

// The browser itself reports the status of a page that is not there.
const isReportOf404 = (line: string) => line.includes('status of 404');

test('every address answers with its status and heading', { tag: '@journey' }, async ({ request }) => {
  for (const { path, heading, status = 200 } of addresses) {
    const response = await request.get(path);
    const page = parseDocument(await response.text());
    const headings = DomUtils.textContent(DomUtils.getElementsByTagName('h1', page, true)).trim();
    expect.soft(response.status(), path).toBe(status);
    if (typeof heading === 'string') expect.soft(headings, path).toBe(heading);
    else expect.soft(headings, path).toMatch(heading);
    expect.soft(DomUtils.getElementsByTagName('main', page, true).length, path).toBe(1);
  }
});

test('the app finds one address of each kind as the server made it, and nothing complains', {
  tag: '@journey',
}, async ({ page, consoleErrors }) => {
  test.slow();
  for (const { path, status = 200 } of ofEachKind(addresses)) {
    await test.step(path, async () => {
      await page.goto(path);
      await startApp(page);
      const said = consoleErrors.splice(0).filter((line) => status !== 404 || !isReportOf404(line));
      expect.soft(said, path).toEqual([]);
    });
  }
});

test('short forms lead to their place below /alumni', async ({ request }) => {
  for (const name of ['alnews', 'alevents', 'alblog', 'algallery', 'alumcontact']) {
    const response = await request.get(`/${name}`, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe(`/alumni/${name}`);
  }
});
