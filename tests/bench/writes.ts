import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import path from 'node:path';
import { signIn } from '../support/editor.ts';
import { startSite } from '../support/program.ts';
import { type Figure, ms, perSecond, quantile } from './figures.ts';

const clients = 8;
const seconds = 8;
const least = 300;
const maxMs = 100;

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
    let until = performance.now() + 2_000;
    const write = async (measured: boolean) => {
      while (performance.now() < until) {
        const startedAt = performance.now();
        if ((await add()) !== 201) failed += 1;
        else if (measured) times.push(performance.now() - startedAt);
      }
    };
    await Promise.all(Array.from({ length: clients }, () => write(false)));
    until = performance.now() + seconds * 1000;
    await Promise.all(Array.from({ length: clients }, () => write(true)));
    const rate = times.length / seconds;
    const p99 = quantile(times, 0.99);
    agent.destroy();
    return [
      {
        what: `create a story over HTTP, ${clients} clients`,
        measured: `${perSecond(rate)}, p99 ${ms(p99)}`,
        budget: `>= ${least}/s, p99 < ${maxMs} ms`,
        held: rate >= least && p99 < maxMs && failed === 0,
      },
    ];
  } finally {
    await site.stop();
  }
}

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
