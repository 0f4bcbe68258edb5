import { rmSync } from 'node:fs';
import { startSite, temporaryFolder } from '../support/program.ts';
import { type Figure, ms, quantile } from './figures.ts';

const most = 1 / 3;

/** How soon the site is back after a restart, held against the first start, which fills the demo school. */
export async function measureStart(): Promise<Figure[]> {
  const folder = temporaryFolder('bench-start');
  const startMs = async () => {
    const site = await startSite({ DATA_DIR: folder, DEMO: 'true' });
    await site.stop();
    return site.startMs;
  };
  try {
    const first = await startMs();
    const second = quantile([await startMs(), await startMs(), await startMs()], 0.5);
    const ratio = second / first;
    return [
      {
        what: 'a second start',
        measured: ms(second),
        reference: `first start ${ms(first)}`,
        ratio,
        budget: 'at most a third of the first',
        held: ratio <= most,
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
