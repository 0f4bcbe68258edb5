import type { Page } from '@playwright/test';

/** What is sent to this address waits until it is let through. */
export async function hold(page: Page, address: string, method: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    await promise;
    await route.continue();
  });
  return resolve;
}

/** What is sent to this address fails, until nobody holds it any more. */
export async function fail(page: Page, address: string, method: string): Promise<() => Promise<void>> {
  await page.route(address, (route) =>
    route.request().method() === method ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
  );
  return () => page.unroute(address);
}
