import { ApiError } from './errors.ts';

type Waiting = { begin: () => void; timer: NodeJS.Timeout };

/**
 * Lets so many do something heavy at once; others wait for their turn, and are told to come back when it does not come.
 */
export function createTurns({ atOnce, patienceMs, message }: { atOnce: number; patienceMs: number; message: string }) {
  let running = 0;
  const queue = new Set<Waiting>();

  function turn(): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        queue.delete(waiting);
        reject(new ApiError('unavailable', message, { retryAfterSeconds: 10 }));
      };
      const waiting = { begin: resolve, timer: setTimeout(giveUp, patienceMs) };
      queue.add(waiting);
    });
  }

  function pass() {
    const [next] = queue;
    if (!next) {
      running -= 1;
      return;
    }
    queue.delete(next);
    clearTimeout(next.timer);
    next.begin();
  }

  return async <T>(work: () => Promise<T>): Promise<T> => {
    await turn();
    try {
      return await work();
    } finally {
      pass();
    }
  };
}
