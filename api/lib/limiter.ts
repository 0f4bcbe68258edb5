import { ApiError } from './errors.ts';

type Queued = { begin: () => void; timer: NodeJS.Timeout };

type Options = {
  maxConcurrent: number;
  timeoutMs: number;
  /** With so many queued the next is refused at once. */
  maxQueued?: number;
  message: string;
};

/** Limits concurrency: so many run something heavy, the others are queued and refused when their timeout is over. */
export function createLimiter({ maxConcurrent, timeoutMs, maxQueued = Number.POSITIVE_INFINITY, message }: Options) {
  let running = 0;
  const queue = new Set<Queued>();

  function acquire(): Promise<void> {
    if (running < maxConcurrent) {
      running += 1;
      return Promise.resolve();
    }
    const refusal = () => new ApiError('unavailable', message, { retryAfterSeconds: 10 });
    if (queue.size >= maxQueued) return Promise.reject(refusal());
    return new Promise((resolve, reject) => {
      const expire = () => {
        queue.delete(waiting);
        reject(refusal());
      };
      const waiting = { begin: resolve, timer: setTimeout(expire, timeoutMs) };
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
