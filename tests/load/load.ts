import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { hashPassword } from '../../api/lib/security/passwords.ts';
import { postgresIn, usageOf, workersOf } from '../support/processes.ts';
import { freePort, startSite, temporaryFolder } from '../support/program.ts';
import type { CrowdReport, CrowdTask } from './crowd.ts';
import { runEditors } from './editors.ts';
import { growthOf, type Sample } from './growth.ts';

const crowds = 2;
const password = 'Correct1!horse';

export type LoadTask = { seconds: number; readers: number; editors: number; dataFolder?: string };

/** The demo school with many readers, some of them slow, and people who work on it. */
export async function runLoad({
  seconds,
  readers,
  editors: editorCount,
  dataFolder: folder = temporaryFolder('load'),
}: LoadTask) {
  const port = await freePort();
  const settings = { DATA_DIR: folder, PORT: String(port), DEMO: 'true', WORKERS: '2', TRUST_PROXY: '1' };
  const site = await startSite(settings);
  try {
    const people = await addEditors(folder, editorCount);
    const samples: Sample[] = [];
    const take = () => {
      for (const { name, pid } of processesOf(site.child.pid ?? 0, folder)) {
        samples.push({ name, pid, ...usageOf(pid) });
      }
    };
    take();
    const sampling = setInterval(take, Math.max(1_000, (seconds * 1000) / 60));
    const [editors, ...parts] = await Promise.all([
      runEditors(site.url, people, seconds),
      ...Array.from({ length: crowds }, () =>
        startCrowd({ port, seconds, readers: Math.ceil(readers / crowds), slowShare: 0.1, newShare: 0.25 }),
      ),
    ]);
    clearInterval(sampling);
    take();
    const errors = [...parts, editors].flatMap((part) =>
      Object.entries(part.errors).map(([what, n]) => `${n} × ${what}`),
    );
    const faults = [...errors, ...growthOf(samples)];
    if (site.output().includes('a worker died')) faults.push('a worker died');
    return { editors, readers: together(parts), samples, faults };
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function processesOf(first: number, folder: string) {
  return [
    { name: 'first process', pid: first },
    ...workersOf(first).map(({ pid }, n) => ({ name: `worker ${n + 1}`, pid })),
    { name: 'PostgreSQL', pid: postgresIn(folder) ?? 0 },
  ];
}

/** The worse of the two counts for both. */
function together(parts: CrowdReport[]) {
  const worst = (pick: (part: CrowdReport) => number) => Math.max(...parts.map(pick));
  return {
    count: parts.reduce((sum, { count }) => sum + count, 0),
    p50: worst(({ p50 }) => p50),
    p99: worst(({ p99 }) => p99),
    max: worst(({ max }) => max),
  };
}

async function startCrowd(task: CrowdTask): Promise<CrowdReport> {
  const crowd = fork(path.join(import.meta.dirname, 'crowd-process.ts'));
  crowd.send(task);
  const [report] = (await once(crowd, 'message')) as [CrowdReport];
  return report;
}

async function addEditors(folder: string, count: number): Promise<{ email: string; password: string }[]> {
  const client = new pg.Client({ host: path.join(folder, 'socket'), user: 'seven_hills', database: 'seven_hills' });
  await client.connect();
  const hash = await hashPassword(password);
  const emails = Array.from({ length: count }, (_, n) => `load${n}@school.example`);
  for (const email of emails) {
    await client.query("insert into users (name, email, role, password_hash) values ('Load', $1, 3, $2)", [
      email,
      hash,
    ]);
  }
  await client.end();
  return emails.map((email) => ({ email, password }));
}
