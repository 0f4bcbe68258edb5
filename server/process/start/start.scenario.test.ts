import { chmodSync, mkdirSync, readlinkSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { dataFolder, refusedStart, removeDataFolders } from '../../../tests/support/data-folders.ts';
import { postgresIn } from '../../../tests/support/processes.ts';
import { freePort, runProgram, startSite } from '../../../tests/support/program.ts';
import { until } from '../../../tests/support/until.ts';
import { exitCodes } from '../start-error.ts';

removeDataFolders();
const isRoot = process.getuid?.() === 0;

describe('a start that is interrupted, and what a killed one leaves', () => {
  const folder = dataFolder();
  const settings = { DATA_DIR: folder };

  test('asked to end while the demo school is being filled, it takes its database along, and begins anew', async () => {
    const folder = dataFolder();
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      const port = String(await freePort());
      const program = runProgram('build/program/main.js', { DATA_DIR: folder, DEMO: 'true', PORT: port });
      await until('the filling', () => program.output().includes('Drawing the pictures'));
      program.child.kill(signal);
      expect(await program.left, program.output()).toBe(0);
      expect(program.output()).not.toContain('Error');
      expect(postgresIn(folder)).toBeUndefined();
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
    expect(postgresIn(folder)).toBeUndefined();
    other.close();
  });

  test('after kill -9 the next start adopts the database that was left running', async () => {
    const killed = await startSite(settings);
    await killed.kill();
    const orphan = postgresIn(folder);
    expect(orphan).toBeDefined();
    const next = await startSite(settings);
    expect(postgresIn(folder)).toBe(orphan);
    expect((await fetch(`${next.url}/readyz`)).status).toBe(200);
    expect(await next.stop()).toBe(0);
    expect(postgresIn(folder)).toBeUndefined();
  });

  test('a killed PostgreSQL comes back while the site runs', async () => {
    const site = await startSite(settings);
    const pid = postgresIn(folder);
    if (pid) process.kill(pid, 'SIGKILL');
    await expect
      .poll(async () => postgresIn(folder) !== pid && (await fetch(`${site.url}/readyz`)).status, { interval: 200 })
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
  test('a second copy on the same data folder', async () => {
    const folder = dataFolder();
    const site = await startSite({ DATA_DIR: folder });
    const { code, said } = await refusedStart({ DATA_DIR: folder });
    expect(code).toBe(exitCodes.alreadyRunning);
    expect(said).toContain('already running on this data folder');
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
    expect(await site.stop()).toBe(0);
  });

  test('its own PostgreSQL that does not come up', async () => {
    const folder = dataFolder();
    mkdirSync(path.join(folder, 'postgres'));
    writeFileSync(path.join(folder, 'postgres/PG_VERSION'), '18\n');
    const { code, said } = await refusedStart({ DATA_DIR: folder });
    expect(code).toBe(exitCodes.databaseUnreachable);
    expect(said).toContain('PostgreSQL did not start');
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
    const { code, said } = await refusedStart({ DATA_DIR: folder });
    expect(code).toBe(exitCodes.database);
    expect(said).toContain('newer version of Seven Hills');
    expect(postgresIn(folder)).toBeUndefined();
  });
});

describe.runIf(isRoot)('as root', () => {
  test('PostgreSQL runs as somebody else', async () => {
    const folder = dataFolder();
    const site = await startSite({ DATA_DIR: folder });
    expect(statSync(`/proc/${postgresIn(folder)}`).uid).not.toBe(0);
    await site.stop();
  });

  test('from a folder that only root may enter', async () => {
    const closed = dataFolder();
    chmodSync(closed, 0o700);
    const folder = path.join(closed, 'data');
    const site = await startSite({ DATA_DIR: folder });
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
    expect(statSync(`/proc/${postgresIn(folder)}`).uid).not.toBe(0);
    expect(await site.stop()).toBe(0);
    const again = await startSite({ DATA_DIR: folder });
    expect(await again.stop()).toBe(0);
    rmSync(path.dirname(readlinkSync(path.join(folder, 'postgres'))), { recursive: true });
  });
});
