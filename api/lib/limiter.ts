import { ApiError } from './errors.ts';

type Waiting = { begin: () => void; timer: NodeJS.Timeout };

type Options = {
  atOnce: number;
  timeoutMs: number;
  /** Who comes when so many wait is refused at once. */
  mostWaiting?: number;
  message: string;
};

/**
 * Lets so many do something heavy at once; others wait, and are told to come back when their timeout is over.
 */
export function createLimiter({ atOnce, timeoutMs, mostWaiting = Number.POSITIVE_INFINITY, message }: Options) {
  let running = 0;
  const queue = new Set<Waiting>();

  function acquire(): Promise<void> {
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
      const waiting = { begin: resolve, timer: setTimeout(giveUp, timeoutMs) };
      queue.add(waiting);
    });
  }

  function release() {
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
    await acquire();
    try {
      return await work();
    } finally {
      release();
    }
  };
}
