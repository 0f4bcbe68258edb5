import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { isDeclaredRead } from './declared-reads.ts';
import { PreparingClient } from './preparing-client.ts';

/** An answer that takes longer holds up those behind it; whoever comes then is not put behind it as well. */
const longMs = 20;
/** After this the connection is closed, and all who wait use the pool: it may be dead without having said so. */
const timeoutMs = 3_000;
const closeTimeoutMs = 2_000;

/**
 * Statements that were declared to only read (`read`) share one pipelined connection, on which none waits for the answer
 * to another before it is sent. To wake one of PostgreSQL's processes for each costs more than most of our reading; one
 * that finds its next statement there already need not be woken. All else, and reading while the shared connection is held up, has a connection of
 * the pool to itself. What the shared connection could not answer is retried on the pool: it only reads.
 */
export class ReadingPool extends pg.Pool {
  private pipelined: PipelinedConnection | undefined;

  // biome-ignore lint/suspicious/noExplicitAny: the driver's own method has seven shapes, which answer differently
  override query(...args: unknown[]): any {
    // One shape stands for all: they pass through as they came.
    const askPool = () => super.query(...(args as Reading));
    if (!isReading(args) || this.ending) return askPool();
    if (!this.pipelined || this.pipelined.isBroken) this.pipelined = this.openPipelined();
    if (this.pipelined.isHeldUp) return askPool();
    return this.pipelined.read(...args).catch((error) => {
      if (isAboutStatement(error)) throw error;
      return askPool();
    });
  }

  /** Connections in use, idle ones, and statements that wait for one. */
  get load() {
    const { totalCount, idleCount, waitingCount } = this;
    const sharing = this.pipelined?.isBroken === false ? this.pipelined.waiting : undefined;
    return {
      inUse: totalCount - idleCount + (sharing ? 1 : 0),
      idle: idleCount + (sharing === 0 ? 1 : 0),
      waiting: waitingCount + Math.max(0, (sharing ?? 0) - 1),
    };
  }

  /** Whoever asks now has to wait for somebody else. */
  get isFull(): boolean {
    return this.idleCount === 0 && this.totalCount >= this.options.max;
  }

  override async end(): Promise<void> {
    await Promise.all([super.end(), this.pipelined?.close()]);
  }

  private openPipelined(): PipelinedConnection {
    const { options } = this;
    const client = new PreparingClient({
      ...options,
      // Hidden by the pool from whoever copies its options.
      password: options.password,
      pipeline: true,
      connectionTimeoutMillis: timeoutMs,
      query_timeout: timeoutMs,
    });
    client.on('error', (error) => this.emit('error', error, client));
    return new PipelinedConnection(client, options.onConnect);
  }
}

type Reading = [query: pg.QueryConfig, values?: unknown[]];

function isReading(args: unknown[]): args is Reading {
  const [query] = args as [Partial<pg.QueryConfig> | undefined];
  return args.length <= 2 && isDeclaredRead(query?.name);
}

/** The prepared plan of a statement no longer fits the tables, or is not there. */
const planCodes = new Set(['0A000', '26000', '42P05']);

/** Not about the connection: another would give the same answer. */
const isAboutStatement = (error: unknown) =>
  error instanceof pg.DatabaseError && error.severity !== 'FATAL' && !planCodes.has(error.code ?? '');

/** A connection that many share, for single statements: what one of them began, all would be in. */
class PipelinedConnection {
  isBroken = false;
  waiting = 0;
  private readonly client: pg.Client;
  private readonly opened: Promise<void>;
  private answeredAt = 0;

  constructor(client: pg.Client, onConnect: pg.PoolConfig['onConnect']) {
    this.client = client;
    client.on('error', () => this.markBroken());
    this.opened = client.connect().then(() => onConnect?.(client));
    this.opened.catch(() => this.markBroken());
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
      if (!isAboutStatement(error)) this.markBroken();
      throw error;
    } finally {
      this.waiting -= 1;
      this.answeredAt = performance.now();
    }
  }

  /** Whoever still waits for an answer gets it, if it comes. */
  private markBroken(): void {
    if (this.isBroken) return;
    this.isBroken = true;
    this.client.end().catch(() => {});
  }

  async close(): Promise<void> {
    await this.opened.catch(() => {});
    await Promise.race([this.client.end(), delay(closeTimeoutMs, undefined, { ref: false })]);
  }
}
