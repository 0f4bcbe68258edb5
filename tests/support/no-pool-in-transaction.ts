import { AsyncLocalStorage } from 'node:async_hooks';
import { NodePgSession } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterEach, expect } from 'vitest';
import { ReadingPool } from '../../api/db/reading-pool.ts';

/**
 * Statements that asked a pool while a transaction of the same caller held one of its connections. As many such callers
 * as the pool has connections wait for one another until they time out. A test that holds a transaction while it asks
 * the API takes it from `searchDb`, as somebody else would.
 */
type Watched = typeof pg.Pool & { askedInTransaction?: string[] };

// This file is read again for each test file, and the pool is not: its methods are replaced once.
const watched: Watched = pg.Pool;
watched.askedInTransaction ??= watch();

function watch(): string[] {
  const asked: string[] = [];
  const running = new AsyncLocalStorage<{ pool: pg.Pool | undefined; isOver: boolean }>();
  const poolOf = new WeakMap<object, pg.Pool>();
  const note = (pool: pg.Pool) => {
    const held = running.getStore();
    if (held && !held.isOver && held.pool === pool) asked.push(new Error('asked here').stack ?? '');
  };

  const { connect } = pg.Pool.prototype;
  pg.Pool.prototype.connect = function (this: pg.Pool, ...args: unknown[]) {
    note(this);
    const client = Reflect.apply(connect, this, args);
    client?.then?.(
      (found: object) => poolOf.set(found, this),
      () => {},
    );
    return client;
  };
  // It may answer without a connection of the pool today, and need one tomorrow.
  const { query } = ReadingPool.prototype;
  ReadingPool.prototype.query = function (this: ReadingPool, ...args: unknown[]) {
    note(this);
    return Reflect.apply(query, this, args);
  };

  type Session = NodePgSession<Record<string, never>, Record<string, never>>;
  const { transaction } = NodePgSession.prototype as Session;
  NodePgSession.prototype.transaction = function (this: Session, work, options) {
    const { client } = this as unknown as { client: object };
    const held = { pool: poolOf.get(client), isOver: false };
    const end = () => {
      held.isOver = true;
    };
    const result = transaction.call(this, (tx) => running.run(held, () => work(tx)), options);
    result.then(end, end);
    return result;
  } as Session['transaction'];
  return asked;
}

afterEach(() => {
  expect(watched.askedInTransaction?.splice(0), 'no transaction waits for its own pool').toEqual([]);
});
