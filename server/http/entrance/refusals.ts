import type { Logger } from 'pino';
import { refusals } from '../../operations/metrics.ts';

export type Reason = keyof typeof refusals;
export type NoteRefusal = (reason: Reason, details: Record<string, string | undefined>) => void;

const everyMs = 60_000;

/** Counts what was refused before the program saw it, and logs each reason at most once a minute: a flood must not fill the disk. */
export function createRefusals(log: Logger, now: () => number = Date.now): NoteRefusal {
  const unlogged = new Map<Reason, { count: number; nextAt: number }>();
  return (reason, details) => {
    refusals[reason] += 1;
    const { count, nextAt } = unlogged.get(reason) ?? { count: 0, nextAt: 0 };
    const isDue = now() >= nextAt;
    unlogged.set(reason, { count: isDue ? 0 : count + 1, nextAt: isDue ? now() + everyMs : nextAt });
    if (!isDue) return;
    const short = Object.entries(details).map(([name, value]) => [name, value?.slice(0, 200)]);
    log.warn({ reason, count: count + 1, ...Object.fromEntries(short) }, 'requests were refused');
  };
}
