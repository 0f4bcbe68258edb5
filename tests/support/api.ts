import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll } from 'vitest';
import { createApi } from '../../api/app.ts';
import { connect } from '../../api/db/client.ts';
import type { Deps } from '../../api/deps.ts';
import { createOpening } from '../../api/features/opening/opening.ts';
import { createPresenceBoard } from '../../api/features/presence/presence-board.ts';
import { createViews } from '../../api/features/statistics/view-counter.ts';
import { startJobs } from '../../api/lib/jobs/jobs.ts';
import { createOutbox } from '../../api/lib/mail/outbox.ts';
import { createRateLimits } from '../../api/lib/rate-limits.ts';
import { createSecretBox } from '../../api/lib/security/secret-box.ts';
import { loadKey, loadSigningKey } from '../../api/lib/security/tokens.ts';
import { folderStorage } from '../../api/lib/storage/storage.ts';
import { demoPages } from '../../api/seed/demo-pages.ts';
import { firstPages } from '../../api/seed/first-pages.ts';
import type { ErrorAnswer } from '../../contract/common/errors.ts';
import { createTestDatabase } from './database.ts';
import { pagesTouched } from './database-work.ts';
import { createFactory, type Person } from './factory.ts';
import { noteStatement, withinBudget } from './statement-budget.ts';
import type { AnswerTo } from './typed-routes.ts';

type RequestOptions = {
  as?: Person | undefined;
  json?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
  address?: string;
};

/** Which parts of a refusal are there, the test knows. */
type Refusal = { [Part in keyof ErrorAnswer]-?: NonNullable<ErrorAnswer[Part]> };

/** One body, read as what a good answer says or as a refusal: which of the two it is, the test knows by the status. */
type Answered<T> = { status: number; answer: T; refusal: Refusal; headers: Headers };

/** The whole API on a real database and a real folder; only the clock can be moved. */
async function createTestApi() {
  const statements: string[] = [];
  const errors: unknown[] = [];
  const database = await createTestDatabase((statement) => {
    statements.push(statement);
    noteStatement(statement);
  });
  const pictures = mkdtempSync(path.join(tmpdir(), 'seven-hills-pictures-'));
  let offsetMs = 0;
  let stoppedAt: number | undefined;
  const clock = () => new Date((stoppedAt ?? Date.now()) + offsetMs);
  // What works in the background has connections of its own, so that only a request's own statements are counted.
  const background = connect({ connection: database.connection, onError: () => {} });
  // The template has the queues; a test that runs jobs starts its own.
  const jobs = await startJobs(background.db, (error) => errors.push(error), { sendOnly: true });
  const deps: Deps = {
    db: database.db,
    signInDb: database.signIn.db,
    searchDb: database.search.db,
    isDatabaseBusy: () => database.pool.isFull,
    clock,
    log: pino({ level: 'silent' }),
    storage: folderStorage(pictures),
    views: createViews(background.db, clock, (error) => errors.push(error)),
    presence: createPresenceBoard(clock),
    outbox: createOutbox(jobs),
    jobs,
    rateLimits: createRateLimits(database.signIn.pool),
    signingKey: await loadSigningKey(database.db),
    secretBox: createSecretBox(await loadKey(database.db, 'factors')),
    opening: createOpening(database.db),
    demoPages: async () => demoPages(clock()),
    firstPages: async () => firstPages(),
    isDemo: true,
    deleteDemoAccounts: async () => {},
    envReplies: {},
    envMail: { smtpUrl: 'smtp://127.0.0.1:9', from: 'office@school.example' },
    publicUrl: 'http://school.example',
    ownOrigin: 'http://school.example',
  };
  // As a server does before its first request.
  await deps.opening.isOpen();
  const api = createApi(deps);

  /** Sends a request to a path below /api, as somebody. */
  async function request<const Method extends string, const Url extends string>(
    method: Method,
    url: Url,
    options: RequestOptions = {},
  ): Promise<Answered<AnswerTo<Method, Url>>> {
    const headers: Record<string, string> = { ...options.headers };
    if (options.as) headers.authorization ??= `Bearer ${options.as.token}`;
    if (options.json !== undefined) headers['content-type'] = 'application/json';
    const body = options.form ?? (options.json === undefined ? undefined : JSON.stringify(options.json));
    const response = await withinBudget(method, url, async () =>
      api.request(
        `/api${url}`,
        { method, headers, ...(body !== undefined && { body }) },
        { clientAddress: options.address ?? '10.0.0.1' },
      ),
    );
    const text = await response.text();
    const answer = response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
    return { status: response.status, answer, refusal: answer, headers: response.headers };
  }

  return {
    api,
    deps,
    request,
    database,
    make: createFactory(deps),
    /** For a test that took the database away: what failed in the background meanwhile is no fault. */
    ignoreBackgroundErrors() {
      errors.length = 0;
    },
    /** Moves the clock of the API. */
    advanceClock(ms: number) {
      offsetMs += ms;
    },
    /** Stops the clock of the API meanwhile: for what would fail when a period ends in between. */
    async withFrozenClock<T>(work: () => Promise<T>): Promise<T> {
      stoppedAt = Date.now();
      try {
        return await work();
      } finally {
        stoppedAt = undefined;
      }
    },
    /** How many statements the work took. */
    async countStatements(work: () => Promise<unknown>): Promise<number> {
      return (await this.statementsOf(work)).length;
    },
    async statementsOf(work: () => Promise<unknown>): Promise<string[]> {
      statements.length = 0;
      await work();
      return [...statements];
    },
    /** How many pages of the database the work touched. */
    pagesTouched: (work: () => Promise<unknown>): Promise<number> => pagesTouched(database.connection, work),
    /**
     * The same for what only reads, as it is after many times: a connection that meets a statement reads the catalog as
     * well, and from the sixth time on PostgreSQL may choose a plan that is made for any values.
     */
    async pagesRead(ask: () => Promise<unknown>): Promise<number> {
      for (let time = 0; time < 10; time += 1) await Promise.all([ask(), ask(), ask()]);
      return pagesTouched(database.connection, ask);
    },
    async close() {
      await deps.views.close();
      await jobs.close();
      await background.close();
      await database.close();
      rmSync(pictures, { recursive: true, force: true });
      if (errors.length > 0) throw errors[0];
    },
  };
}

export type TestApi = Awaited<ReturnType<typeof createTestApi>>;

/** For the top of a test file: one API for all its tests. */
export function testApi(): TestApi {
  let current: TestApi | undefined;
  beforeAll(async () => {
    current = await createTestApi();
  });
  afterAll(() => current?.close());
  return new Proxy({} as TestApi, {
    get: (_, key) => {
      if (!current) throw new Error('the API is there from beforeAll on');
      return Reflect.get(current, key);
    },
  });
}
