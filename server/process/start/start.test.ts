import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, readlinkSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import {
  addUser,
  freePort,
  runProgram,
  type Settings,
  startSite,
  temporaryFolder,
} from '../../../tests/support/program.ts';
import { until } from '../../../tests/support/until.ts';
import { exitCodes } from '../start-error.ts';

const isRoot = process.getuid?.() === 0;
const folders: string[] = [];

function dataFolder(): string {
  const folder = temporaryFolder();
  folders.push(folder);
  return folder;
}

/** PostgreSQL's process in a data folder, if it runs. */
function serverIn(folder: string): number | undefined {
  const file = path.join(folder, 'postgres/postmaster.pid');
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : undefined;
}

// What a failed test has left running must not outlive it.
afterAll(() => {
  for (const folder of folders) {
    const pid = serverIn(folder);
    if (pid) spawnSync('kill', ['-INT', String(pid)]);
    rmSync(folder, { recursive: true, force: true });
  }
});

async function refusal(settings: Settings, options: Parameters<typeof runProgram>[2] = {}) {
  const program = runProgram(
    'build/program/main.js',
    { DEMO: 'false', PORT: String(await freePort()), ...settings },
    options,
  );
  const code = await program.left;
  return { code, said: program.output() };
}

async function login(url: string, user: string, pwd: string) {
  const response = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user, pwd }),
  });
  return response.status;
}

describe('a start that works', () => {
  const folder = dataFolder();
  const settings = { DATA_DIR: folder };

  test('an empty school, its owner from the command line, a clean end and a second start', async () => {
    const first = await startSite(settings);
    expect(await (await fetch(`${first.url}/readyz`)).text()).toBe('ready');
    expect(existsSync(path.join(folder, 'demo-accounts.json'))).toBe(false);
    const password = await addUser(settings, 'owner@school.example', 5);
    expect(await login(first.url, 'owner@school.example', password)).toBe(200);
    expect(await first.stop()).toBe(0);
    expect(serverIn(folder)).toBeUndefined();

    const second = await startSite(settings);
    expect(await login(second.url, 'owner@school.example', password)).toBe(200);
    expect(await second.stop()).toBe(0);
  });

  test('asked to end while the demo school is being filled, it takes its database along, and begins anew', async () => {
    const folder = dataFolder();
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      const port = String(await freePort());
      const program = runProgram('build/program/main.js', { DATA_DIR: folder, DEMO: 'true', PORT: port });
      await until('the filling', () => program.output().includes('Drawing the pictures'));
      program.child.kill(signal);
      expect(await program.left, program.output()).toBe(0);
      expect(program.output()).not.toContain('Error');
      expect(serverIn(folder)).toBeUndefined();
    }
  });

  test('whose port is taken while the school is being filled, it takes its database along', async () => {
    const folder = dataFolder();
    const port = await freePort();
    const settings = { DATA_DIR: folder, DEMO: 'true', PORT: String(port), WORKERS: '1' };
    const program = runProgram('build/program/main.js', settings);
    await until('the filling', () => program.output().includes('Drawing the pictures'));
    const other = createServer().listen(port);
    expect(await program.left).not.toBe(0);
    expect(program.output()).toContain(`Port ${port} is taken`);
    expect(serverIn(folder)).toBeUndefined();
    other.close();
  });

  test('after kill -9 the next start adopts the database that was left running', async () => {
    const killed = await startSite(settings);
    await killed.kill();
    const orphan = serverIn(folder);
    expect(orphan).toBeDefined();
    const next = await startSite(settings);
    expect(serverIn(folder)).toBe(orphan);
    expect((await fetch(`${next.url}/readyz`)).status).toBe(200);
    expect(await next.stop()).toBe(0);
    expect(serverIn(folder)).toBeUndefined();
  });

  test('after kill -9 of both the next start recovers', async () => {
    const killed = await startSite(settings);
    const orphan = serverIn(folder);
    await killed.kill();
    if (orphan) process.kill(orphan, 'SIGKILL');
    const next = await startSite(settings);
    expect((await fetch(`${next.url}/readyz`)).status).toBe(200);
    expect(await next.stop()).toBe(0);
  });

  test('a killed PostgreSQL comes back while the site runs', async () => {
    const site = await startSite(settings);
    const pid = serverIn(folder);
    if (pid) process.kill(pid, 'SIGKILL');
    await expect
      .poll(async () => serverIn(folder) !== pid && (await fetch(`${site.url}/readyz`)).status, { interval: 200 })
      .toBe(200);
    expect(await site.stop()).toBe(0);
  });

  test('SIGTERM lets a running request finish', async () => {
    const site = await startSite(settings);
    const blocker = new pg.Client({ host: path.join(folder, 'socket'), user: 'seven_hills', database: 'seven_hills' });
    await blocker.connect();
    await blocker.query('begin; lock table pages in access exclusive mode');
    const waiting = fetch(`${site.url}/api/pages/view/about`);
    await expect
      .poll(async () => (await blocker.query('select from pg_locks where not granted')).rowCount)
      .toBeGreaterThan(0);
    const stopped = site.stop();
    await expect.poll(() => site.output()).toContain('Finishing');
    await blocker.query('commit');
    await blocker.end();
    expect((await waiting).status).toBe(200);
    expect(await stopped).toBe(0);
  });
});

describe('a start that cannot work says why, and harms nothing', () => {
  test('port taken', async () => {
    const other = createServer().listen(0);
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const folder = dataFolder();
    const { code, said } = await refusal({ DATA_DIR: folder, PORT: String(port) });
    other.close();
    expect(code).toBe(exitCodes.port);
    expect(said).toContain(`Port ${port} is taken`);
    // Who holds it is this test itself, and the setting is named.
    if (process.platform === 'linux') expect(said).toContain(`process ${process.pid}: `);
    expect(said).toContain(`PORT=${port + 1} in the file .env`);
    expect(existsSync(path.join(folder, 'postgres'))).toBe(false);
  });

  test('a second copy on the same data folder', async () => {
    const folder = dataFolder();
    const site = await startSite({ DATA_DIR: folder });
    const { code, said } = await refusal({ DATA_DIR: folder });
    expect(code).toBe(exitCodes.alreadyRunning);
    expect(said).toContain('already running on this data folder');
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
    expect(await site.stop()).toBe(0);
  });

  test('a data folder of a newer PostgreSQL', async () => {
    const folder = dataFolder();
    mkdirSync(path.join(folder, 'postgres'));
    writeFileSync(path.join(folder, 'postgres/PG_VERSION'), '99\n');
    const { code, said } = await refusal({ DATA_DIR: folder });
    expect(code).toBe(exitCodes.dataFolder);
    expect(said).toContain('made by PostgreSQL 99');
    expect(readFileSync(path.join(folder, 'postgres/PG_VERSION'), 'utf8')).toBe('99\n');
  });

  test('a database of a newer Seven Hills', async () => {
    const folder = dataFolder();
    await (await startSite({ DATA_DIR: folder })).stop();
    const future = "insert into drizzle.__drizzle_migrations (hash, created_at) values ('future', 99999999999999)";
    const site = await startSite({ DATA_DIR: folder });
    const client = new pg.Client({ host: path.join(folder, 'socket'), user: 'seven_hills', database: 'seven_hills' });
    await client.connect();
    await client.query(future);
    await client.end();
    await site.stop();
    const { code, said } = await refusal({ DATA_DIR: folder });
    expect(code).toBe(exitCodes.database);
    expect(said).toContain('newer version of Seven Hills');
    expect(serverIn(folder)).toBeUndefined();
  });

  test('a data folder that cannot be written', async () => {
    const file = path.join(dataFolder(), 'a-file');
    writeFileSync(file, '');
    const { code, said } = await refusal({ DATA_DIR: path.join(file, 'data') });
    expect(code).toBe(exitCodes.dataFolder);
    expect(said).toContain('cannot be written');
  });

  test('settings that make no sense, all of them at once', async () => {
    const { code, said } = await refusal({
      DATA_DIR: dataFolder(),
      PORT: 'many',
      DEMO: 'maybe',
      DATABASE_URL: 'mysql://x',
    });
    expect(code).toBe(exitCodes.settings);
    for (const name of ['PORT', 'DEMO', 'DATABASE_URL']) expect(said).toContain(name);
  });

  test('a database that does not answer', async () => {
    const { code, said } = await refusal({
      DATA_DIR: dataFolder(),
      DATABASE_URL: `postgres://x@127.0.0.1:${await freePort()}/x`,
    });
    expect(code).toBe(exitCodes.databaseUnreachable);
    expect(said).toContain('The database cannot be used');
  });

  test('its own PostgreSQL that does not come up', async () => {
    const folder = dataFolder();
    mkdirSync(path.join(folder, 'postgres'));
    writeFileSync(path.join(folder, 'postgres/PG_VERSION'), '18\n');
    const { code, said } = await refusal({ DATA_DIR: folder });
    expect(code).toBe(exitCodes.databaseUnreachable);
    expect(said).toContain('PostgreSQL did not start');
  });

  test('the unit of systemd tries again only after what waiting may mend', () => {
    const unit = readFileSync('deploy/seven-hills.service', 'utf8');
    const { settings, dataFolder: folder, database } = exitCodes;
    expect(unit).toContain(`\nRestart=always\n`);
    expect(unit).toContain(`\nRestartPreventExitStatus=${settings} ${folder} ${database}\n`);
  });
});

describe.runIf(isRoot)('as root', () => {
  test('PostgreSQL runs as somebody else', async () => {
    const folder = dataFolder();
    const site = await startSite({ DATA_DIR: folder });
    expect(statSync(`/proc/${serverIn(folder)}`).uid).not.toBe(0);
    await site.stop();
  });

  test('from a folder that only root may enter', async () => {
    const closed = dataFolder();
    chmodSync(closed, 0o700);
    const folder = path.join(closed, 'data');
    const site = await startSite({ DATA_DIR: folder });
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
    expect(statSync(`/proc/${serverIn(folder)}`).uid).not.toBe(0);
    expect(await site.stop()).toBe(0);
    const again = await startSite({ DATA_DIR: folder });
    expect(await again.stop()).toBe(0);
    rmSync(path.dirname(readlinkSync(path.join(folder, 'postgres'))), { recursive: true });
  });
});
