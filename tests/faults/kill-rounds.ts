import { randomInt, randomUUID } from 'node:crypto';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { pngBytes } from '../support/factory.ts';
import { addUser, freePort, startSite } from '../support/program.ts';

export type Figures = {
  rounds: number;
  acknowledged: number;
  missing: string[];
  doubled: string[];
  halfDone: string[];
};

type Kind = 'event' | 'story' | 'contact';

/**
 * Kills the program at random moments while several people save, starts it again and looks: every save that was
 * acknowledged must be there once, and nothing may be half done.
 */
export async function killRounds(
  rounds: number,
  dataFolder: string,
  report: (line: string) => void = () => {},
): Promise<Figures> {
  const settings = { DATA_DIR: dataFolder, PORT: String(await freePort()), LOG_LEVEL: 'silent' };
  const email = 'owner@school.example';
  const acknowledged: { kind: Kind; key: string }[] = [];

  const password = await addUser(settings, email, 5);
  let site = await startSite(settings);
  let token = await signIn(site.url, email, password);
  for (let round = 1; round <= rounds; round++) {
    const writers = startWriters(site.url, token, (kind, key) => acknowledged.push({ kind, key }));
    await pause(randomInt(30, 500));
    await site.kill();
    await writers.stop();
    site = await startSite(settings);
    token = await signIn(site.url, email, password);
    report(
      `round ${round} of ${rounds}: ${acknowledged.length} saves acknowledged, back after ${Math.round(site.startMs)} ms`,
    );
  }
  const found = await lookInto(dataFolder);
  await site.stop();

  const count = ({ kind, key }: { kind: Kind; key: string }) => found[kind].get(key) ?? 0;
  const name = ({ kind, key }: { kind: Kind; key: string }) => `${kind} ${key}`;
  return {
    rounds,
    acknowledged: acknowledged.length,
    missing: acknowledged.filter((save) => count(save) === 0).map(name),
    doubled: acknowledged.filter((save) => count(save) > 1).map(name),
    halfDone: found.halfDone,
  };
}

async function signIn(url: string, user: string, pwd: string): Promise<string> {
  const response = await post(url, '/users/login', { user, pwd });
  return ((await response.json()) as { accessToken: string }).accessToken;
}

function post(url: string, to: string, json: unknown, token?: string): Promise<Response> {
  return fetch(`${url}/api${to}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(json),
  });
}

/** People who save one thing after the other until the program is gone. */
function startWriters(url: string, token: string, acknowledge: (kind: Kind, key: string) => void) {
  let stopped = false;
  const repeat = async (kind: Kind, save: (key: string) => Promise<Response>) => {
    while (!stopped) {
      const key = randomUUID();
      try {
        const response = await save(key);
        if (response.status === 201) acknowledge(kind, key);
        if (response.status === 429) return;
      } catch {
        return;
      }
    }
  };
  const event = (key: string) => post(url, '/events/add', { title: key, date: '2030-01-01', category: 0 }, token);
  const story = async (key: string) => {
    const form = new FormData();
    form.set('name', `${key}.png`);
    form.set('file', new File([new Uint8Array(await pngBytes())], 'p.png'));
    const headers = { authorization: `Bearer ${token}` };
    const upload = await fetch(`${url}/api/singleUpload`, { method: 'POST', headers, body: form });
    const { name } = (await upload.json()) as { name: string };
    return post(url, '/news/add', { title: key, detail: '<p>x</p>', category: 0, picture: name }, token);
  };
  const contact = (key: string) =>
    post(url, '/mail/contact', {
      senderName: 'A Parent',
      senderEmail: 'parent@home.example',
      senderPhone: '',
      inquiry: key,
    });
  const work = [repeat('event', event), repeat('event', event), repeat('story', story), repeat('contact', contact)];
  return {
    async stop() {
      stopped = true;
      await Promise.all(work);
    },
  };
}

/** What is really in the database, and what should not be. */
async function lookInto(dataFolder: string) {
  const client = new pg.Client({ host: path.join(dataFolder, 'socket'), user: 'seven_hills', database: 'seven_hills' });
  await client.connect();
  const counted = async (query: string) => {
    const { rows } = await client.query<{ key: string; count: string }>(query);
    return new Map(rows.map(({ key, count }) => [key, Number(count)]));
  };
  const names = async (query: string) => (await client.query<{ what: string }>(query)).rows.map(({ what }) => what);
  try {
    return {
      event: await counted('select title as key, count(*) from events group by title'),
      story: await counted("select title as key, count(*) from stories where kind = 'news' group by title"),
      contact: await counted('select message as key, count(*) from enquiries group by message'),
      halfDone: [
        ...(await names(
          "select 'story without picture ' || id as what from stories s where not exists (select from story_pictures where story_id = s.id)",
        )),
        ...(await names(
          "select 'enquiry without mail ' || id as what from enquiries e where (select count(*) from mails where enquiry_id = e.id) <> 1",
        )),
        ...(await names(
          "select 'mail without job ' || m.id as what from mails m where not exists (select from pgboss.job j where j.name = 'mail' and (j.data->>'mailId')::int = m.id)",
        )),
      ],
    };
  } finally {
    await client.end();
  }
}
