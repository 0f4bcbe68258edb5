import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Logger } from 'pino';

const changed = 'content_changed';
const sync = 'content_sync';
const seen = 'content_seen';
const present = 'presence';
const nameBegin = 'seven-hills watcher ';

const reconnectMs = 250;
const heartbeatMs = 3_000;
/** On a starved machine an answer is late; to drop the cache then would make everything later still. */
const heartbeatTimeoutMs = 15_000;
/** Nobody waits longer than this for an instance that hangs. */
const timeoutMs = 1_000;

export type ContentWatch = {
  /** Whether a change would be noticed. While it would not, nothing may be answered from memory. */
  isCurrent: () => boolean;
  /** Resolves when every instance has been notified of all that was committed before. */
  waitForPeers: () => Promise<void>;
  /** Tells every instance who has what open. It may be lost: it is said again soon. */
  notifyPresence: (message: string) => void;
  close: () => Promise<void>;
};

type Options = {
  connection: pg.ClientConfig;
  /** A table has changed; without its name anything may have, be it while nobody listened. */
  onChange: (table?: string) => void;
  /** Who has something open, at any instance. */
  onPresence: (message: string) => void;
  log: Logger;
};

/**
 * Is notified of every change of the content on a connection of its own. PostgreSQL delivers notifications in the order
 * of the commits, so an instance that acknowledges a sync has been notified of all changes before it. A save is answered
 * when all have acknowledged: afterwards no instance shows what was there before.
 */
export async function watchContent({ connection, onChange, onPresence, log }: Options): Promise<ContentWatch> {
  const self = randomBytes(6).toString('hex');
  let client: pg.Client | undefined;
  let closed = false;
  let asked = 0;
  const waiting = new Map<number, (answerer: string) => void>();

  function onNotify(fresh: pg.Client, { channel, payload = '' }: pg.Notification) {
    if (channel === changed) return onChange(payload || undefined);
    if (channel === present) return onPresence(payload);
    const [asker = '', number = '', answerer = ''] = payload.split(' ');
    if (channel === seen) return asker === self ? waiting.get(Number(number))?.(answerer) : undefined;
    if (asker === self) return waiting.get(Number(number))?.(self);
    fresh.query('select pg_notify($1, $2)', [seen, `${asker} ${number} ${self}`]).catch(() => {});
  }

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ ...connection, connectionTimeoutMillis: 5_000, query_timeout: heartbeatTimeoutMs });
    fresh.on('error', () => lose(fresh));
    fresh.on('end', () => lose(fresh));
    fresh.on('notification', (message) => onNotify(fresh, message));
    try {
      await fresh.connect();
      // A notification is worth nothing after a power cut: it need not wait for the disk.
      await fresh.query('set synchronous_commit = off');
      for (const channel of [changed, sync, seen, present]) await fresh.query(`listen ${channel}`);
      // Under this name the others wait for it, and only from now on does it answer from memory.
      await fresh.query("select set_config('application_name', $1, false)", [nameBegin + self]);
    } catch (error) {
      // Each of these leaves a connection that nobody would ever close.
      fresh.end().catch(() => {});
      throw error;
    }
    if (closed) return void fresh.end();
    onChange();
    client = fresh;
  }

  function lose(lost: pg.Client) {
    if (client !== lost) return;
    client = undefined;
    if (!closed) log.warn('the watch over the content was lost; nothing is answered from memory until it is back');
    lost.end().catch(() => {});
    reconnect();
  }

  function reconnect() {
    if (closed || client) return;
    connect().catch(() => setTimeout(reconnect, reconnectMs).unref());
  }

  /** A connection can die without a word. */
  const heartbeat = setInterval(() => {
    const beating = client;
    beating?.query('select 1').catch(() => lose(beating));
  }, heartbeatMs);
  heartbeat.unref();

  async function syncPeers(): Promise<void> {
    const asking = client;
    if (!asking) return;
    asked += 1;
    const number = asked;
    // The first may answer before it is known who else there is.
    const acknowledged = new Set<string>();
    const { promise: allAcknowledged, resolve: done } = Promise.withResolvers<void>();
    let all: string[] | undefined;
    const missing = () => all?.filter((one) => !acknowledged.has(one)) ?? [self];
    waiting.set(number, (answerer) => {
      acknowledged.add(answerer);
      if (missing().length === 0) done();
    });
    let late: NodeJS.Timeout | undefined;
    const timedOut = new Promise<'late'>((resolve) => {
      late = setTimeout(() => resolve('late'), timeoutMs);
    });
    try {
      all = [self, ...(await ask(asking, `${self} ${number}`))];
      if (missing().length === 0) done();
      if ((await Promise.race([allAcknowledged, timedOut])) === 'late') {
        log.warn({ missing: missing() }, 'an instance did not say that it has heard of a change');
      }
    } catch (error) {
      // The connection broke; it is being reconnected, and meanwhile nothing is answered from memory here.
      log.warn({ err: error }, 'the others could not be asked whether they have heard of a change');
    } finally {
      clearTimeout(late);
      waiting.delete(number);
    }
  }

  // Those who come while a round is under way share the next one.
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  function waitForPeers(): Promise<void> {
    next ??= (running ?? Promise.resolve()).then(() => {
      running = next;
      next = undefined;
      return syncPeers();
    });
    return next;
  }

  await connect();
  return {
    isCurrent: () => client !== undefined,
    waitForPeers,
    notifyPresence(message) {
      client?.query('select pg_notify($1, $2)', [present, message]).catch(() => {});
    },
    async close() {
      closed = true;
      clearInterval(heartbeat);
      const last = client;
      client = undefined;
      await last?.end().catch(() => {});
    },
  };
}

/** Asks all who listen, and says who they are: nobody who comes later has anything old in memory. */
async function ask(client: pg.Client, question: string): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>({
    name: 'sync_peers',
    text: `with asked as materialized (select pg_notify($3, $4))
           select substr(application_name, $2) as id from pg_stat_activity, asked
           where datname = current_database() and starts_with(application_name, $1)`,
    values: [nameBegin, nameBegin.length + 1, sync, question],
  });
  return rows.map(({ id }) => id);
}
