import { defineConfig } from '@playwright/test';

const port = Number(process.env.TEST_PORT ?? 3107);

const writing = /(account|editing-[\w-]+|office-[\w-]+)\.spec\.ts/;

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  // So long that only what hangs runs out of it, also on a busy machine.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  // One more than there are cores: each waits for the browser, the browser for the site, and the site for the database.
  workers: 3,
  forbidOnly: true,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  outputDir: 'test-results',
  // Those who write come after those who read: a crawler must not meet a story that another test is deleting.
  projects: [
    { name: 'reading', testIgnore: writing },
    { name: 'writing', testMatch: writing, dependencies: ['reading'] },
  ],
  use: {
    // An action that finds nothing fails by its own name, so that only a browser that hangs runs out of the test's time.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      // Root has no sandbox of its own, and a browser under test has nothing to ask from the internet.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `${process.execPath} tests/support/demo-site.ts`,
    url: `http://localhost:${port}/readyz`,
    env: { PORT: String(port) },
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
