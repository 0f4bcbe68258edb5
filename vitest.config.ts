import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Scenarios mostly wait for whole sites, and tests of speed fill large tables: short to read, long to run. */
const isLong = /\.(scenario|speed)\.test\.ts$/;

/** The long ones first, so that no core waits for the last of them. Vitest knows how long they take only the next time. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification) => (isLong.test(moduleId) ? 0 : 1);
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}

export default defineConfig({
  test: {
    include: [
      'api/**/*.test.ts',
      'contract/**/*.test.ts',
      'server/**/*.test.ts',
      'web/**/*.test.ts',
      'cli/**/*.test.ts',
      'tests/{attacks,bench,faults,load,scale-out}/*.test.ts',
    ],
    globalSetup: './tests/support/global-postgres.ts',
    setupFiles: [
      './tests/support/no-console.ts',
      './tests/support/one-query-at-a-time.ts',
      './tests/support/no-pool-in-transaction.ts',
      './tests/support/cheap-hashes.ts',
      './tests/support/at-the-demo-school.ts',
    ],
    // So long that only what hangs runs out of it, also on a busy machine.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    sequence: { sequencer: LongestFirst },
    // One more than this needs cores for: the scenarios wait for much of their time.
    maxWorkers: 3,
    // Packages are loaded once for all files of a worker; each file has its own database, folders and servers.
    isolate: false,
  },
});
