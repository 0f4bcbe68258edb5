import type { Browser, BrowserContext } from '@playwright/test';
import type { Figure } from './figures.ts';
import { inBrowser, phone } from './phone.ts';
import { demoAccount } from './writes.ts';

const pages = ['/', '/fees', '/term-dates', '/kitante', '/apply'];
const maxKb = 200;
const maxSignedIn = { requests: 8, kb: 120 };

/** What whole visits cost: a family's way to an application, and the first page of somebody who is signed in. */
export const measureJourneys = (demoFolder: string): Promise<Figure[]> =>
  inBrowser(demoFolder, async (browser, url) => [
    await familyOf(browser, url),
    await signedInStart(browser, url, demoFolder),
  ]);

async function familyOf(browser: Browser, url: string): Promise<Figure> {
  const context = await browser.newContext(phone);
  const { page, cost } = await weighed(context);
  const steps: string[] = [];
  const step = async (name: string, act: () => Promise<unknown>) => {
    const before = cost.bytes;
    await act();
    steps.push(`${name} ${((cost.bytes - before) / 1024).toFixed(0)}`);
  };
  for (const path of pages) await step(path, () => page.goto(url + path, { waitUntil: 'networkidle' }));
  await step('touch', async () => {
    await page.getByLabel("Parent or guardian's name").tap();
    await page.getByText(/^Still needed/).waitFor();
  });
  await context.close();
  const kb = cost.bytes / 1024;
  return {
    what: 'a family from home to the application',
    measured: `${kb.toFixed(0)} KB (${steps.join(', ')})`,
    budget: `<= ${maxKb} KB`,
    held: kb <= maxKb,
  };
}

async function signedInStart(browser: Browser, url: string, demoFolder: string): Promise<Figure> {
  const context = await browser.newContext();
  const { email, password } = demoAccount(demoFolder, 3);
  await context.request.post(`${url}/api/users/login`, { data: { user: email, pwd: password } });
  await context.addInitScript(() => localStorage.setItem('signed-in', '1'));
  const { page, cost } = await weighed(context);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).waitFor();
  await context.close();
  const kb = cost.app.bytes / 1024;
  return {
    what: 'start of the app at home, signed in',
    measured: `${kb.toFixed(1)} KB in ${cost.app.requests} requests`,
    budget: `<= ${maxSignedIn.kb} KB in ${maxSignedIn.requests}`,
    held: kb <= maxSignedIn.kb && cost.app.requests <= maxSignedIn.requests,
  };
}

/** A page whose bytes are counted; those of the app alone are its code and what it asks for. */
async function weighed(context: BrowserContext) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const cost = { bytes: 0, app: { bytes: 0, requests: 0 } };
  const ofApp = new Set<string>();
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (['Script', 'Fetch', 'XHR'].includes(type)) ofApp.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    cost.bytes += encodedDataLength;
    if (!ofApp.has(requestId)) return;
    cost.app.bytes += encodedDataLength;
    cost.app.requests += 1;
  });
  return { page, cost };
}
