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

/** So many at once for each name: whoever enters is given what they leave by, once. */
export function createPlaces({ each, message }: { each: number; message: string }) {
  const taken = new Map<string, number>();
  return {
    enter(name: string): () => void {
      const others = taken.get(name) ?? 0;
      if (others >= each) throw new ApiError('unavailable', message, { retryAfterSeconds: 5 });
      taken.set(name, others + 1);
      let isInside = true;
      return () => {
        if (!isInside) return;
        isInside = false;
        const left = (taken.get(name) ?? 1) - 1;
        if (left === 0) taken.delete(name);
        else taken.set(name, left);
      };
    },
  };
}
