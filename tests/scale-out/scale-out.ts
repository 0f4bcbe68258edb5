import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { originalKey } from '../../api/lib/storage/keys.ts';
import { bucketStorage } from '../../api/lib/storage/storage.ts';
import { startBucket } from '../support/bucket.ts';
import { startOwnPostgres } from '../support/own-postgres.ts';
import { addUser, freePort, startSite, temporaryFolder } from '../support/program.ts';
import { until } from '../support/until.ts';
import { createCrowd } from './crowd.ts';
import { startProxy } from './proxy.ts';
import { whileUnavailable, wrongSignIns } from './questions.ts';

const instanceCount = 3;
const editorCount = 3;
const readerCount = 6;

export type ScaleOutFigures = { wrong: string[]; kills: number; restarts: number } & ReturnType<
  typeof createCrowd
>['counts'];

/**
 * Three instances on one PostgreSQL and one bucket behind a load balancer. Instances are killed and PostgreSQL crashes
 * while people read and write: nothing is lost, nobody sees an old page, nobody is signed out.
 */
export async function scaleOut(
  goesOn: (kills: number) => boolean,
  report: (line: string) => void = () => {},
): Promise<ScaleOutFigures> {
  const folder = temporaryFolder('scale-out');
  const postgres = await startOwnPostgres(folder);
  const bucket = await startBucket();
  const ports = await Promise.all(Array.from({ length: instanceCount }, freePort));
  const settings = (n: number) => {
    const own = path.join(folder, `instance-${n}`);
    mkdirSync(own, { recursive: true });
    return {
      ...bucket.environment,
      ...{ DATABASE_URL: postgres.url, DATA_DIR: own, PORT: String(ports[n]) },
      ...{ PUBLIC_URL: 'http://school.example', TRUST_PROXY: '1', LOG_LEVEL: 'silent' },
    };
  };
  const people: { email: string; password: string }[] = [];
  for (let n = 0; n < editorCount; n += 1) {
    const email = `editor${n}@school.example`;
    people.push({ email, password: await addUser(settings(0), email, 4) });
  }
  const instances = await Promise.all(ports.map((_, n) => startSite(settings(n))));
  const proxy = await startProxy(ports);
  let unavailable = false;
  const crowd = createCrowd(proxy.url, () => unavailable);
  let kills = 0;
  let restarts = 0;

  try {
    const pages = ['/visit', '/news', '/'];
    const fillMemories = async () => {
      for (const { url } of instances) for (const page of pages) await (await fetch(url + page)).text();
    };
    await fillMemories();
    const editors = people.map(({ email, password }) => crowd.editor(email, password));
    const others = [crowd.parent(), ...Array.from({ length: readerCount }, () => crowd.reader(pages))];
    const everybody = Promise.all(
      [...editors, ...others].map((one) =>
        one.catch((error) => {
          crowd.wrong.add(String(error));
        }),
      ),
    );
    await crowd.untilBusy();

    for (let n = 0; n === 0 || goesOn(kills); n += 1) {
      const victim = n % instanceCount;
      await instances[victim]?.kill();
      kills += 1;
      await crowd.untilRead(20);
      instances[victim] = await startSite(settings(victim));
      report(`instance ${victim} killed and back after ${Math.round(instances[victim].startMs)} ms`);
      if (n % 3 !== 1 && n !== 0) continue;
      await crowd.hold();
      await fillMemories();
      unavailable = true;
      await postgres.crash();
      crowd.goOn();
      for (const what of await whileUnavailable(proxy.url, people[0])) crowd.wrong.add(what);
      await postgres.restart();
      await untilReady(proxy.url);
      // Requests that began without a database may still be under way.
      await crowd.hold();
      unavailable = false;
      crowd.goOn();
      restarts += 1;
      report('PostgreSQL crashed and is back');
    }
    await until('a renewal and a picture', () => crowd.counts.renewals > 0 && crowd.counts.pictures > 0);
    crowd.stop();
    const finished = await everybody;
    const client = new pg.Client(postgres.connection);
    await client.connect();
    const missing = await lookForMissing(
      client,
      crowd,
      finished.filter((one) => one !== undefined),
    );
    await client.end();
    for (const what of [...missing, ...(await missingFiles(postgres.connection, bucket.settings))])
      crowd.wrong.add(what);
    for (const what of await wrongSignIns(instances.map(({ url }) => url))) crowd.wrong.add(what);
    return { wrong: [...crowd.wrong], kills, restarts, ...crowd.counts };
  } finally {
    crowd.stop();
    await proxy.close();
    await Promise.all(instances.map((instance) => instance.stop()));
    await bucket.close();
    await postgres.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const untilReady = (url: string) => until('the database', async () => (await fetch(`${url}/readyz`)).status === 200);

async function lookForMissing(
  client: pg.Client,
  { events, enquiries }: Pick<ReturnType<typeof createCrowd>, 'events' | 'enquiries'>,
  stories: { id: number }[],
): Promise<string[]> {
  const count = async (query: string) => {
    const { rows } = await client.query<{ key: string; count: string }>(query);
    return new Map(rows.map((row) => [row.key, Number(row.count)]));
  };
  const saved = await count('select title as key, count(*) from events group by title');
  const sent = await count('select message as key, count(*) from enquiries group by message');
  const own = await count('select id::text as key, count(*) from stories group by id');
  return [
    ...events.filter((key) => saved.get(key) !== 1).map((key) => `event ${key}: ${saved.get(key) ?? 0} times`),
    ...enquiries.filter((key) => sent.get(key) !== 1).map((key) => `enquiry ${key}: ${sent.get(key) ?? 0} times`),
    ...stories.filter(({ id }) => !own.has(String(id))).map(({ id }) => `story ${id} is gone`),
  ];
}

async function missingFiles(
  connection: pg.ClientConfig,
  settings: Parameters<typeof bucketStorage>[0],
): Promise<string[]> {
  const client = new pg.Client(connection);
  await client.connect();
  const { rows } = await client.query<{ name: string; bytes: number }>('select name, bytes from media');
  await client.end();
  const storage = await bucketStorage(settings);
  const wrong: string[] = [];
  for (const { name, bytes } of rows) {
    const size = (await storage.get(originalKey(name)))?.length;
    if (size !== bytes) wrong.push(`picture ${name}: ${size ?? 'no file'} instead of ${bytes} bytes`);
  }
  return wrong;
}
