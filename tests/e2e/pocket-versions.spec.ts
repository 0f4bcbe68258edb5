import { rmSync } from 'node:fs';
import { copyDemoFolder } from '../support/demo-folder.ts';
import { startSite } from '../support/program.ts';
import { expect, keepIt, noLine, storedBy, test } from './pocket.ts';

/** Another build of the same pages: its style sheet has another name and look, and its worker other bytes. */
const secondBuild = (path: string, { body, headers }: { body: string; headers: Record<string, string> }) => {
  if (path === '/sw.js') return { body: `${body};addEventListener('activate',e=>e.waitUntil(caches.open('second')))` };
  if (/^\/assets\/root-second\.css$/.test(path))
    return { status: 200, headers: css, body: '.foot{color:rgb(1, 2, 3)!important}' };
  return headers['content-type']?.startsWith('text/html')
    ? { body: body.replace(/href="\/assets\/root-[^"]+\.css"/, 'href="/assets/root-second.css"') }
    : undefined;
};
const css = { 'content-type': 'text/css', 'cache-control': 'public, max-age=31536000, immutable' };

test('after a deployment copies follow with their own style, and the old one goes with the next renewal', async ({
  page,
  line,
}) => {
  await keepIt(page);
  const first = (await storedBy(page)).filter((path) => /^\/assets\/root-.*\.css$/.test(path));
  expect(first).toHaveLength(1);
  line.edit(secondBuild);
  await page.goto('/contact');
  await expect(page.locator('.foot')).toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect.poll(() => storedBy(page)).toContain('/assets/root-second.css');
  line.cut();
  // One page has been seen since, the other has not: each looks as it did when it was copied.
  await page.goto('/contact');
  await expect(noLine(page)).toBeVisible();
  await expect(page.locator('.foot')).toHaveCSS('color', 'rgb(1, 2, 3)');
  await page.goto('/term-dates');
  await expect(noLine(page)).toBeVisible();
  await expect(page.locator('.foot')).toHaveCSS('background-color', 'rgb(10, 61, 48)');
  line.restore();
  await page.goto('/pocket');
  await page.getByRole('button', { name: /^Renew it/ }).click();
  await expect.poll(async () => (await storedBy(page)).filter((path) => path === first[0])).toEqual([]);
});

test('a new worker takes over at once, without a word', async ({ page, line }) => {
  await keepIt(page);
  line.edit(secondBuild);
  await expect
    .poll(async () => {
      await page.goto('/contact');
      return page.evaluate(() => caches.has('second'));
    })
    .toBe(true);
  line.cut();
  await page.goto('/term-dates');
  await expect(noLine(page)).toBeVisible();
});

test('not even a worker that answers everything from its memory can hold anybody', async ({ page, line }) => {
  const stuck = `addEventListener('install',()=>skipWaiting());addEventListener('activate',e=>e.waitUntil(clients.claim()));
addEventListener('fetch',e=>e.request.mode=='navigate'&&e.respondWith(new Response('<title>Old</title>',{headers:{'content-type':'text/html'}})))`;
  line.edit((path) => (path === '/sw.js' ? { body: stuck } : undefined));
  await page.goto('/pocket');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    await navigator.serviceWorker.ready;
  });
  await page.goto('/contact');
  await expect(page).toHaveTitle('Old');
  line.edit(undefined);
  await expect
    .poll(async () => {
      await page.goto('/contact');
      return page.title();
    })
    .toContain('Contact us');
});

test('switched off, it leaves every phone as it found it', async ({ page, line }) => {
  await keepIt(page);
  const folder = copyDemoFolder(process.env.DEMO_FOLDER ?? '');
  const off = await startSite({ DATA_DIR: folder, DEMO: 'true', POCKET: 'off' });
  try {
    line.leadTo(off.url);
    const left = async () => {
      await page.goto('/contact');
      const workers = await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
      return [workers, (await storedBy(page)).length];
    };
    await expect.poll(left).toEqual([0, 0]);
    await page.goto('/pocket');
    await expect(page.getByText('This is switched off for now.')).toBeVisible();
  } finally {
    await off.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
