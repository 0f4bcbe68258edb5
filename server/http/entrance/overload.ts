import type { IncomingMessage, ServerResponse } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createLimiter } from '../../../api/lib/limiter.ts';
import { answers } from '../../operations/metrics.ts';
import { answerEarly } from './early-answer.ts';
import type { NoteRefusal } from './refusals.ts';

/**
 * What one process takes on. Answers from memory cost next to nothing and do not count; nor do bytes on their way to a
 * slow reader or from a slow sender.
 */
export const overloadLimits = {
  /** Pages that are put together at once; others wait, so that those from memory come in between. */
  maxConcurrentPages: 12,
  /** How long a page waits to be put together: on a slow day a reader rather waits than reads that the site is busy. */
  timeoutMs: 20_000,
  /** Requests in progress, waiting ones included. */
  maxInProgress: 250,
  /** The same for signing in, which has places of its own: staff must come in when the site is crowded. */
  maxSigningIn: 50,
  /** How late everything is on average, over the last while. */
  delayMs: 1_000,
  /** With fewer in progress it is not readers who keep us late: another program has the machine, and they wait. */
  crowd: 100,
};

const sampleMs = 500;
const retryAfterSeconds = '2';
const message = 'The site is very busy. Please try again in a moment.';
/** What tells others how we are, and files that only need to be sent. */
const alwaysAnswered = /^\/(?:(?:healthz|readyz)(?:\?|$)|assets\/)/;
/** What signing in asks for, by a form or by the app. */
const signingIn = /^\/(?:login|api\/users\/(?:login|refresh|second-step(?:\/mail)?|passkey(?:\/options)?))(?:\?|$)/;

export const isSigningIn = (url: string): boolean => signingIn.test(url);

/** Too many requests are in progress, everything is late, or a page waited too long to be put together. */
export type OverloadReason = 'in_progress' | 'late' | 'waited';

export type Overload = {
  /** Why one more request would be too much, if it would. */
  reasonToRefuse: (url: string) => OverloadReason | undefined;
  refuse: (request: IncomingMessage, response: ServerResponse, reason: OverloadReason) => void;
  /** Counts the work while it is in progress, from when all of the request is here. */
  count: <T>(work: () => Promise<T>, request?: Pick<IncomingMessage, 'complete' | 'url'>) => Promise<T>;
  /** The same for a page, which waits for a free place. */
  limitPages: <T>(work: () => Promise<T>) => Promise<T>;
  close: () => void;
};

/** The mean delay of the event loop in the last half second. */
export function watchEventLoop() {
  let delayMs = 0;
  const delays = monitorEventLoopDelay({ resolution: 20 });
  delays.enable();
  const sampling = setInterval(() => {
    delayMs = delays.mean / 1e6;
    delays.reset();
  }, sampleMs);
  sampling.unref();
  return {
    delayMs: () => delayMs,
    close() {
      clearInterval(sampling);
      delays.disable();
    },
  };
}

type Begun = { isHere: () => boolean };

function inProgressOf(begun: Set<Begun>): number {
  let here = 0;
  for (const one of begun) if (one.isHere()) here += 1;
  return here;
}
/** Most of the time there are fewer than the limit anyway, and nobody has to be counted. */
const hasReached = (begun: Set<Begun>, limit: number) => begun.size >= limit && inProgressOf(begun) >= limit;

export function createOverload(note: NoteRefusal, limits = overloadLimits, eventLoop = watchEventLoop()): Overload {
  const requests = { all: new Set<Begun>(), signingIn: new Set<Begun>() };
  const limitPages = createLimiter({ maxConcurrent: limits.maxConcurrentPages, timeoutMs: limits.timeoutMs, message });

  async function count<T>(work: () => Promise<T>, request?: Pick<IncomingMessage, 'complete' | 'url'>): Promise<T> {
    const begun = { isHere: () => request?.complete ?? true };
    const among = isSigningIn(request?.url ?? '') ? requests.signingIn : requests.all;
    among.add(begun);
    try {
      return await work();
    } finally {
      among.delete(begun);
    }
  }

  return {
    reasonToRefuse(url) {
      if (alwaysAnswered.test(url)) return undefined;
      if (isSigningIn(url)) return hasReached(requests.signingIn, limits.maxSigningIn) ? 'in_progress' : undefined;
      if (hasReached(requests.all, limits.maxInProgress)) return 'in_progress';
      return eventLoop.delayMs() > limits.delayMs && hasReached(requests.all, limits.crowd) ? 'late' : undefined;
    },
    refuse(request, response, reason) {
      answers.refused += 1;
      note(reason, {
        inProgress: String(inProgressOf(requests.all)),
        delayMs: String(Math.round(eventLoop.delayMs())),
      });
      const headers = ['Retry-After', retryAfterSeconds];
      answerEarly(request, response, { status: 503, code: 'unavailable', message, headers });
    },
    count,
    limitPages: (work) => count(() => limitPages(work)),
    close: eventLoop.close,
  };
}
