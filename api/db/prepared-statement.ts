import { type Placeholder, sql } from 'drizzle-orm';
import type { Db } from './client.ts';

/**
 * Putting a statement together costs more than sending it. Those behind the pages that everybody reads, and some
 * that saving repeats, are put together once for each database or connection, with placeholders for what changes.
 */
export function preparedStatement<T>(build: (db: Db) => T): (db: Db) => T {
  const built = new WeakMap<object, T>();
  return (db) => {
    const connection = connectionOf(db);
    const ready = built.get(connection) ?? build(db);
    built.set(connection, ready);
    return ready;
  };
}

/** A transaction is a new object each time; the connection that it has from the pool is not. */
const connectionOf = (db: Db) => (db._.session as unknown as { client: object }).client;

/** A row to insert: in each of these columns a placeholder of its name. */
export const placeholders = <Column extends string>(...columns: Column[]) =>
  Object.fromEntries(columns.map((column) => [column, sql.placeholder(column)])) as {
    [Name in Column]: Placeholder<Name>;
  };
