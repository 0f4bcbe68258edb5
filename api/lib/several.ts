import type { Logger } from 'pino';
import { type ListReport, listMessages, type ThingId } from '../../contract/office/lists.ts';
import { ApiError } from './errors.ts';

type Chosen = { id: ThingId; updatedAt: string };

/**
 * Does the same to several, each in a transaction of its own: what cannot be done to one does not keep the others from
 * it, and the report says which it was and why. The act says when it was saved; nothing when it is in the trash.
 */
export async function actOnEach<T extends Chosen>(
  { log }: { log: Pick<Logger, 'error'> },
  items: T[],
  act: (item: T) => Promise<Date | null>,
): Promise<ListReport> {
  const report: ListReport = { done: [], refused: [] };
  for (const item of items) {
    try {
      const saved = await act(item);
      report.done.push({ id: item.id, updatedAt: saved?.toISOString() ?? null });
    } catch (error) {
      // What was done to those before it is to be told in any case.
      if (!(error instanceof ApiError) && report.done.length === 0) throw error;
      if (!(error instanceof ApiError)) log.error({ err: error }, 'one of several could not be changed');
      report.refused.push({ id: item.id, reason: reasonOf(error) });
    }
  }
  return report;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return listMessages.notNow;
  return error.code === 'not_found' ? listMessages.gone : error.message;
}
