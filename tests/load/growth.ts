export type Sample = { name: string; pid: number; mb: number; files: number };

/** More than noise: the caches fill in the first half, after that nothing may grow any more. */
const maxGrowth = 1.25;
const maxGrowthMb = 60;

/** Compares the middle of the run with its end, process by process. */
export function growthOf(samples: Sample[]): string[] {
  return [...new Set(samples.map(({ name }) => name))].flatMap((name) => {
    const own = samples.filter((sample) => sample.name === name);
    const wrong: string[] = [];
    if (new Set(own.map(({ pid }) => pid)).size > 1) wrong.push(`${name} was replaced`);
    const middle = typical(own.slice(Math.floor(own.length * 0.4), Math.floor(own.length * 0.6)));
    const end = typical(own.slice(Math.floor(own.length * 0.85)));
    if (own.length >= 10 && end > middle * maxGrowth && end - middle > maxGrowthMb) {
      wrong.push(`${name} grew from ${middle} to ${end} MB`);
    }
    return wrong;
  });
}

function typical(samples: Sample[]): number {
  const sorted = samples.map(({ mb }) => mb).sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}
