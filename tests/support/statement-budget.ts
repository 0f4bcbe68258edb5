import { AsyncLocalStorage } from 'node:async_hooks';

/** A read that asks more than this asks once for each row of something. */
const maxForReading = 8;
/** A save also locks, saves the version, writes the log and puts jobs into the queue. */
const maxForWriting = 30;

/** What collects from many tables asks each of them once, however many rows they have. */
const collecting: Record<string, number> = {
  '/admin/dash': 12,
  '/desk': 12,
  '/admin/privacy/find': 74,
  '/admin/privacy/export': 74,
  '/admin/privacy/erase': 160,
};

/** Several things, each with what one save takes. */
const ofSeveral = /^\/(lists\/\w+\/act|admin\/(enquiries|documents)-act)$/;
const maxForSeveral = 200;

const inFlight = new AsyncLocalStorage<string[]>();

/** To be told of every statement; it belongs to the request that is under way. */
export const noteStatement = (statement: string): void => {
  inFlight.getStore()?.push(statement);
};

/** Answers a request, and fails when it asked the database more often than a request may, whatever the test is about. */
export async function withinBudget<T>(method: string, url: string, answer: () => Promise<T>): Promise<T> {
  const statements: string[] = [];
  const result = await inFlight.run(statements, answer);
  const path = url.replace(/\?.*/, '');
  const usual = method === 'GET' ? maxForReading : maxForWriting;
  const max = collecting[path] ?? (ofSeveral.test(path) ? maxForSeveral : usual);
  if (statements.length > max) {
    throw new Error(
      `${method} ${url} took ${statements.length} statements, ${max} are allowed:\n${statements.join('\n')}`,
    );
  }
  return result;
}
