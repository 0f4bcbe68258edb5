import { ApiError } from './errors.ts';

type Waiting = { begin: () => void; timer: NodeJS.Timeout };

type Options = {
  atOnce: number;
  patienceMs: number;
  /** Who comes when so many wait is refused at once. */
  mostWaiting?: number;
  message: string;
};

/**
 * Lets so many do something heavy at once; others wait for their turn, and are told to come back when it does not come.
 */
export function createTurns({ atOnce, patienceMs, mostWaiting = Number.POSITIVE_INFINITY, message }: Options) {
  let running = 0;
  const queue = new Set<Waiting>();

  function turn(): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return Promise.resolve();
    }
    const refusal = () => new ApiError('unavailable', message, { retryAfterSeconds: 10 });
    if (queue.size >= mostWaiting) return Promise.reject(refusal());
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        queue.delete(waiting);
        reject(refusal());
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
