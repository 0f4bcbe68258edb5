import { AsyncLocalStorage } from 'node:async_hooks';

/** A read that asks more than this asks once for each row of something. */
const mostForReading = 8;
/** A save also locks, remembers the version, writes the log and puts jobs into the queue. */
const mostForWriting = 30;

/** What gathers from many tables asks each of them once, however many rows they have. */
const gathering: Record<string, number> = {
  '/admin/dash': 12,
  '/admin/privacy/find': 74,
  '/admin/privacy/export': 74,
  '/admin/privacy/erase': 160,
};

const underWay = new AsyncLocalStorage<string[]>();

/** To be told of every statement; it belongs to the request that is under way. */
export const noteStatement = (statement: string): void => {
  underWay.getStore()?.push(statement);
};

/** Answers a request, and fails when it asked the database more often than a request may, whatever the test is about. */
export async function withinBudget<T>(method: string, url: string, answer: () => Promise<T>): Promise<T> {
  const statements: string[] = [];
  const result = await underWay.run(statements, answer);
  const most = gathering[url] ?? (method === 'GET' ? mostForReading : mostForWriting);
  if (statements.length > most) {
    throw new Error(
      `${method} ${url} took ${statements.length} statements, ${most} are allowed:\n${statements.join('\n')}`,
    );
  }
  return result;
}
