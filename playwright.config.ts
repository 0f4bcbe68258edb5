import { defineConfig } from '@playwright/test';

const writing = /(account|editing-[\w-]+|office-[\w-]+)\.spec\.ts/;

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/global-setup.ts',
  fullyParallel: true,
  // So long that only what hangs runs out of it, also on a busy machine.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  // One more than there are cores: each waits for the browser, the browser for the site, and the site for the database.
  workers: 3,
  forbidOnly: true,
  // Passed at the second try a test is flaky, which the closing lines say by name; its trace is of the first retry.
  retries: 1,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  outputDir: 'test-results/browser',
  // A worker has its own site and belongs to one project: no crawler meets what an earlier test has written.
  projects: [
    { name: 'reading', testIgnore: writing },
    { name: 'writing', testMatch: writing },
  ],
  use: {
    trace: 'on-first-retry',
    // An action that finds nothing fails by its own name, so that only a browser that hangs runs out of the test's time.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
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
});
