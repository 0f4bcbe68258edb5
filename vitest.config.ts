import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'api/**/*.test.ts',
      'contract/**/*.test.ts',
      'server/**/*.test.ts',
      'web/**/*.test.ts',
      'cli/**/*.test.ts',
      'tests/{faults,load,scale-out}/*.test.ts',
      'tests/attacks/*.attack.test.ts',
    ],
    globalSetup: './tests/support/global-postgres.ts',
    setupFiles: ['./tests/support/no-console.ts'],
    // So long that only what hangs runs out of it, also on a busy machine.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: 2,
    // Packages are loaded once for all files of a worker; each file has its own database, folders and servers.
    isolate: false,
  },
});
