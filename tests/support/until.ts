import { setTimeout as pause } from 'node:timers/promises';

/** Longer than anything takes on the slowest machine: who waits this long waits for something that never comes. */
const hungMs = 300_000;

/** Polls until it holds; how long that takes is a matter of the machine. */
export async function until(what: string, holds: () => Promise<boolean> | boolean, everyMs = 50): Promise<void> {
  const startedAt = Date.now();
  while (!(await holds())) {
    if (Date.now() - startedAt > hungMs) throw new Error(`${what} did not come within five minutes`);
    await pause(everyMs);
  }
}
