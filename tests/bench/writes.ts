import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import path from 'node:path';
import pg from 'pg';
import { signIn } from '../support/editor.ts';
import { startSite } from '../support/program.ts';
import { type Figure, ms, perSecond, quantile } from './figures.ts';
import { compare } from './reference.ts';

const clients = 8;
const seconds = 2;
const rounds = 5;
/** Of the commits of a single row that PostgreSQL alone makes for as many clients. */
const least = 0.05;
/** How much longer than the middle one the slowest may take. */
const mostOfMiddle = 5;

const story = JSON.stringify({
  title: 'A story of the bench',
  detail: '<p>Some words of a story that is saved and saved again.</p>',
  category: 0,
  picture: 'event-1.jpg',
});

type Account = { role: number; email: string; password: string };
export const demoAccount = (folder: string, role: number): Account => {
  const accounts = JSON.parse(readFileSync(path.join(folder, 'demo-accounts.json'), 'utf8')) as Account[];
  const found = accounts.find((account) => account.role === role);
  if (!found) throw new Error(`no demo account of role ${role}`);
  return found;
};

/** Stories saved over HTTP by people who are signed in, each waiting for the answer before the next. */
export async function measureWrites(demoFolder: string): Promise<Figure[]> {
  const site = await startSite({ DATA_DIR: demoFolder, DEMO: 'true' });
  try {
    const { email, password } = demoAccount(demoFolder, 4);
    const { token } = await signIn(site.url, email, password);
    const agent = new Agent({ keepAlive: true });
    const add = () => post(`${site.url}/api/news/add`, agent, token, story);
    const times: number[] = [];
    let failed = 0;
    const save = async () => {
      const startedAt = performance.now();
      if ((await add()) === 201) times.push(performance.now() - startedAt);
      else failed += 1;
    };
    const database = new pg.Pool({ ...ownDatabase(demoFolder), max: clients });
    await database.query('create table bench_commits (id serial primary key, words text)');
    const commit = () => database.query('insert into bench_commits (words) values ($1)', [story]);
    await perSecondOf(save);
    times.length = 0;
    const { ours, reference, ratio } = await compare(
      rounds,
      () => perSecondOf(save),
      () => perSecondOf(commit),
    );
    const [p50, p99] = [quantile(times, 0.5), quantile(times, 0.99)];
    await database.end();
    agent.destroy();
    return [
      {
        what: `create a story over HTTP, ${clients} clients`,
        measured: `${perSecond(ours)}, p50 ${ms(p50)}, p99 ${ms(p99)}`,
        reference: `PostgreSQL alone ${perSecond(reference)}`,
        ratio,
        budget: `ratio >= ${least}, p99 <= ${mostOfMiddle} times p50`,
        held: ratio >= least && p99 <= mostOfMiddle * p50 && failed === 0,
      },
    ];
  } finally {
    await site.stop();
  }
}

/** Each client begins the next when the last one is done. */
async function perSecondOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  let done = 0;
  const client = async () => {
    for (; performance.now() - startedAt < seconds * 1000; done += 1) await work();
  };
  await Promise.all(Array.from({ length: clients }, client));
  return done / ((performance.now() - startedAt) / 1000);
}

const ownDatabase = (folder: string) => ({
  host: path.join(folder, 'socket'),
  user: 'seven_hills',
  database: 'seven_hills',
});

/** The plainest sender there is: it runs beside the server and takes its time from it. */
function post(url: string, agent: Agent, token: string, body: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    };
    const sending = request(url, { method: 'POST', agent, headers }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode));
    });
    sending.on('error', reject).end(body);
  });
}
