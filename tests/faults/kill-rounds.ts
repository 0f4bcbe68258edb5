import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { startMailbox } from '../support/mailbox.ts';
import { childrenOf, killNow, postgresIn, workersOf } from '../support/processes.ts';
import { type Findings, inspect } from './ledger.ts';
import { undelivered } from './mails.ts';
import { openSite, type SiteUnderTest } from './site-under-test.ts';

/** What is killed; the program with all its workers, one worker, PostgreSQL, one of its connections, or the machine. */
const victims = ['program', 'worker', 'postgres', 'backend', 'everything'] as const;
type Victim = (typeof victims)[number];

export type Figures = Findings & {
  rounds: number;
  killed: Record<Victim, number>;
  acknowledged: number;
  /** Answers that were neither a success nor a clear "not now". */
  unclear: string[];
  mails: { sent: number; failed: number; repeated: number; wrong: string[] };
  slowestReturnMs: number;
};

type Options = {
  rounds: number;
  dataFolder: string;
  /** No further round begins after so long. */
  atMostMs?: number;
  lookEvery?: number;
  report?: (line: string) => void;
};

/**
 * Kills at random moments while people save, upload, apply and fill galleries, and looks: what was acknowledged is
 * there once, nothing is half done, and nobody had to help.
 */
export async function killRounds({
  rounds,
  dataFolder,
  atMostMs = Number.POSITIVE_INFINITY,
  lookEvery = 50,
  report = () => {},
}: Options): Promise<Figures> {
  const mailbox = await startMailbox();
  const site = await openSite(dataFolder, { WORKERS: '2', SMTP_URL: `smtp://127.0.0.1:${mailbox.port}` });
  const killed = Object.fromEntries(victims.map((victim) => [victim, 0])) as Record<Victim, number>;
  const found: Findings = { missing: [], doubled: [], halfDone: [], files: [] };
  let slowestReturnMs = 0;
  let done = 0;
  const startedAt = Date.now();

  const look = async () => {
    const now = await inspect(dataFolder, site.acknowledged);
    for (const key of Object.keys(found) as (keyof Findings)[]) {
      found[key] = [...new Set([...found[key], ...now[key]])];
    }
  };

  try {
    for (let round = 1; round <= rounds && Date.now() - startedAt < atMostMs; round++) {
      done = round;
      // Every kind comes up also in a short run.
      const victim = victims[round <= victims.length ? round - 1 : randomInt(victims.length)] ?? 'program';
      killed[victim] += 1;
      const backAfterMs = await killOnce(site, dataFolder, victim);
      slowestReturnMs = Math.max(slowestReturnMs, backAfterMs);
      report(`round ${round}: ${victim} killed, back after ${backAfterMs} ms, ${site.acknowledged.length} saves`);
      // Nobody's limit of requests is the subject here.
      await site.query('delete from rate_limits');
      if (round % lookEvery === 0) await look();
    }
    const mails = await undelivered(site, mailbox.deliveries, { wasKilled: true });
    await look();
    return {
      rounds: done,
      killed,
      acknowledged: site.acknowledged.length,
      ...found,
      unclear: site.unclear,
      mails,
      slowestReturnMs,
    };
  } finally {
    await site.close();
    await mailbox.close();
  }
}

/** Gives the time from the kill until the next save was taken. */
async function killOnce(site: SiteUnderTest, dataFolder: string, victim: Victim): Promise<number> {
  const writers = site.startWriters();
  await pause(randomInt(30, 400));
  const program = site.current();
  const killedAt = Date.now();
  if (victim === 'everything' || victim === 'postgres') killNow(postgresIn(dataFolder));
  if (victim === 'backend') killNow(oneOf(childrenOf(postgresIn(dataFolder) ?? 0).filter(isBackend)));
  if (victim === 'worker') killNow(oneOf(workersOf(program.child.pid ?? 0)));
  if (victim === 'everything' || victim === 'program') {
    await program.kill();
    await writers.stop();
    await site.restart();
  }
  await site.untilWell();
  const backAfterMs = Date.now() - killedAt;
  await writers.stop();
  return backAfterMs;
}

const isBackend = ({ command }: { command: string }) => command.includes('seven_hills seven_hills');

function oneOf(processes: { pid: number }[]): number | undefined {
  return processes.length > 0 ? processes[randomInt(processes.length)]?.pid : undefined;
}
