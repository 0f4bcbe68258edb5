import pg from 'pg';
import { PreparingClient } from './preparing-client.ts';

/** An answer that takes longer holds up those behind it; whoever comes then is not put behind it as well. */
const longMs = 20;

/**
 * Statements that only read share one connection, on which none waits for the answer to another before it is sent. To
 * wake one of PostgreSQL's processes for each costs more than most of our reading; one that finds its next statement
 * there already need not be woken. All else, and reading while the shared connection is held up, has a connection of
 * the pool to itself.
 */
export class ReadingPool extends pg.Pool {
  private lane: Lane | undefined;

  // biome-ignore lint/suspicious/noExplicitAny: the driver's own method has seven shapes, all of which pass through
  override query(...args: any[]): any {
    if (isReading(args) && !this.ending) {
      if (!this.lane || this.lane.isBroken) this.lane = this.openLane();
      if (!this.lane.isHeldUp) return this.lane.read(...args);
    }
    // biome-ignore lint/suspicious/noExplicitAny: see above
    return (super.query as any)(...args);
  }

  override async end(): Promise<void> {
    await Promise.all([super.end(), this.lane?.close()]);
  }

  private openLane(): Lane {
    const client = new PreparingClient({ ...this.options, pipeline: true });
    client.on('error', (error) => this.emit('error', error, client));
    return new Lane(client, this.options.onConnect);
  }
}

type Reading = [query: pg.QueryConfig, values?: unknown[]];

/** Counting is left out: it goes through all rows, and is better done beside the reading of a few. */
const onlyReads = /^\(?select (?!count\()/;

const isReading = (args: unknown[]): args is Reading => {
  const [query] = args as [Partial<pg.QueryConfig> | undefined];
  return args.length <= 2 && typeof query === 'object' && onlyReads.test(query.text ?? '');
};

/** A connection that many share, for single statements: what one of them began, all would be in. */
class Lane {
  isBroken = false;
  private readonly client: pg.Client;
  private readonly opened: Promise<void>;
  private waiting = 0;
  private answeredAt = 0;

  constructor(client: pg.Client, onConnect: pg.PoolConfig['onConnect']) {
    this.client = client;
    const giveUp = () => {
      this.isBroken = true;
      client.end().catch(() => {});
    };
    client.on('error', giveUp);
    this.opened = client.connect().then(() => onConnect?.(client));
    this.opened.catch(giveUp);
  }

  /** Somebody waits, and for a while there was no answer. */
  get isHeldUp(): boolean {
    return this.waiting > 0 && performance.now() - this.answeredAt > longMs;
  }

  async read(...reading: Reading): Promise<pg.QueryResult> {
    if (this.waiting === 0) this.answeredAt = performance.now();
    this.waiting += 1;
    try {
      await this.opened;
      return await this.client.query(...reading);
    } catch (error) {
      // PostgreSQL ends the connection after these words, which nobody need wait for.
      if (error instanceof pg.DatabaseError && error.severity === 'FATAL') this.isBroken = true;
      throw error;
    } finally {
      this.waiting -= 1;
      this.answeredAt = performance.now();
    }
  }

  async close(): Promise<void> {
    await this.opened.catch(() => {});
    await this.client.end();
  }
}
