import type { Context } from 'hono';
import type { Deps } from '../../deps.ts';
import type { ApiEnv } from '../../lib/actor.ts';

/** Only tokens that open nothing count, apart from passwords: nobody is locked out by a mailed link. */
export const countWrongLinks =
  ({ rateLimits }: Deps, limit: 'mailedLink' | 'previewKey' = 'mailedLink') =>
  async <T>(c: Context<ApiEnv>, work: () => Promise<T>): Promise<T> => {
    await rateLimits.consume(limit, c.var.clientAddress);
    const result = await work();
    await rateLimits.refund(limit, c.var.clientAddress);
    return result;
  };
