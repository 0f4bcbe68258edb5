import { measurePages } from '../lighthouse/measure.ts';
import { startSite } from '../support/program.ts';
import type { Figure } from './figures.ts';

const mostLcpMs = 1_100;

export async function measureLighthouse(demoFolder: string): Promise<Figure[]> {
  const site = await startSite({ DATA_DIR: demoFolder, DEMO: 'true' });
  try {
    const found = await measurePages(site.url);
    return found.map(({ name, scores, lcpMs, cls, tbtMs }) => ({
      what: `Lighthouse mobile: ${name}`,
      measured: `${scores.performance}, LCP ${(lcpMs / 1000).toFixed(2)} s, CLS ${cls.toFixed(3)}, TBT ${tbtMs} ms`,
      budget: '100, LCP <= 1.1 s, CLS 0, TBT 0',
      held: scores.performance === 100 && lcpMs <= mostLcpMs && cls < 0.0005 && tbtMs === 0,
    }));
  } finally {
    await site.stop();
  }
}
