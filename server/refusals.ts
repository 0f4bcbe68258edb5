import type { Logger } from 'pino';
import { refusals } from './metrics.ts';

export type Reason = keyof typeof refusals;

const everyMs = 60_000;

/** Counts what was refused at the entrance, and logs each reason at most once a minute: a flood must not fill the disk. */
export function createRefusals(log: Logger, now: () => number = Date.now) {
  const unlogged = new Map<Reason, { count: number; nextAt: number }>();
  return (reason: Reason, details: Record<string, string | undefined>): void => {
    refusals[reason] += 1;
    const { count, nextAt } = unlogged.get(reason) ?? { count: 0, nextAt: 0 };
    const isDue = now() >= nextAt;
    unlogged.set(reason, { count: isDue ? 0 : count + 1, nextAt: isDue ? now() + everyMs : nextAt });
    if (!isDue) return;
    const short = Object.entries(details).map(([name, value]) => [name, value?.slice(0, 200)]);
    log.warn({ reason, count: count + 1, ...Object.fromEntries(short) }, 'refused at the entrance');
  };
}
