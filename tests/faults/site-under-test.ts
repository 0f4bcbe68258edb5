import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { isDatabaseUnavailable } from '../../api/db/client.ts';
import { editorAt, renewSession, signIn } from '../support/editor.ts';
import { postgresIn } from '../support/processes.ts';
import { addUser, freePort, type Settings, startSite } from '../support/program.ts';
import type { Kind, Save } from './ledger.ts';

const email = 'owner@school.example';
/** After this the site will not come back by itself on any machine. */
const hungMs = 300_000;

export type SiteUnderTest = Awaited<ReturnType<typeof openSite>>;

/** A site whose writers note what they were told is saved, in a folder of its own. */
export async function openSite(dataFolder: string, more: Settings = {}) {
  const settings = {
    DATA_DIR: dataFolder,
    PORT: String(await freePort()),
    LOG_LEVEL: 'silent',
    // Each visitor may come from an address of their own.
    TRUST_PROXY: '1',
    ...more,
  };
  const password = await addUser(settings, email, 5);
  let site = await startSite(settings);
  let { token, cookie } = await signIn(site.url, email, password);
  let signedInAt = Date.now();
  const signInAgain = async () => {
    ({ token, cookie } = await signIn(site.url, email, password));
    signedInAt = Date.now();
  };
  const editor = editorAt(site.url, () => token);
  const acknowledged: Save[] = [];
  const unclear: string[] = [];
  let answered = 0;

  async function save(kind: Kind): Promise<number> {
    const key = `k${randomBytes(10).toString('hex')}`;
    // No answer at all, as when the program is gone.
    const answer = await editor[kind](key).catch(() => undefined);
    const status = answer?.status ?? 0;
    answered += 1;
    if (answer && status !== 201 && status !== 503) {
      unclear.push(`${kind} answered with ${status}: ${await answer.text().catch(String)}`);
    }
    if (status === 201) acknowledged.push({ kind, key });
    return status;
  }

  /** Everybody saves one thing after the other until told to stop. */
  function startWriters(kinds: Kind[] = ['event', 'event', 'story', 'gallery', 'contact', 'application']) {
    let stopped = false;
    const work = kinds.map(async (kind) => {
      while (!stopped) {
        const status = await save(kind);
        // A school gets few enquiries; a mail for each of thousands would only take time.
        await pause(status !== 201 ? 20 : kind === 'contact' || kind === 'application' ? 700 : 0);
      }
    });
    return {
      async stop() {
        stopped = true;
        await Promise.all(work);
      },
    };
  }

  return {
    settings,
    acknowledged,
    /** Answers that were neither a success nor a clear "not now". */
    unclear,
    save,
    /** Asks the API as the owner; nothing where no answer came. */
    call: (path: string, method = 'GET', json?: unknown): Promise<Response | undefined> =>
      fetch(`${site.url}/api${path}`, {
        method,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        ...(json !== undefined && { body: JSON.stringify(json) }),
      }).catch(() => undefined),
    startWriters,
    signInAgain,
    /** Whether the session goes on: a new token for the cookie. */
    async renew(): Promise<boolean> {
      const renewed = await renewSession(site.url, cookie);
      if (renewed) ({ token, cookie } = renewed);
      return renewed !== undefined;
    },
    current: () => site,
    url: site.url,
    async restart() {
      site = await startSite(settings);
    },
    /** Also PostgreSQL, which stays when the program was killed. */
    async close() {
      await site.stop();
      const postgres = postgresIn(dataFolder);
      if (postgres) process.kill(postgres, 'SIGINT');
    },
    /** Waits until so many more saves were tried, with whatever success. */
    async untilTried(count: number) {
      const enough = answered + count;
      while (answered < enough) await pause(10);
    },
    /** Waits until a save is taken again. */
    async untilWell(): Promise<number> {
      const startedAt = Date.now();
      while ((await save('event')) !== 201) {
        if (Date.now() - startedAt > hungMs) throw new Error(`the site did not come back:\n${site.output()}`);
        await pause(30);
      }
      // A token is good for a quarter of an hour.
      if (Date.now() - signedInAt > 5 * 60_000) await signInAgain();
      return Date.now() - startedAt;
    },
    /** Asks the database itself, once it is well: a killed connection brings all of it down a moment later. */
    async query<T extends pg.QueryResultRow>(text: string): Promise<T[]> {
      const deadline = Date.now() + hungMs;
      for (;;) {
        try {
          return await ask<T>(dataFolder, text);
        } catch (error) {
          if (!isDatabaseUnavailable(error) || Date.now() > deadline) throw error;
          await pause(100);
        }
      }
    },
  };
}

async function ask<T extends pg.QueryResultRow>(dataFolder: string, text: string): Promise<T[]> {
  const place = { host: path.join(dataFolder, 'socket'), user: 'seven_hills', database: 'seven_hills' };
  const client = new pg.Client(place);
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query<T>(text)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}
