import { test as base, expect } from '@playwright/test';

/** A page whose console must stay quiet: errors and warnings fail the test. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      await use(complaints);
      expect(complaints, 'the console must stay quiet').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
