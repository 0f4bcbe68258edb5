import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { dataFolder, loginStatusAt, refusedStart, removeDataFolders } from '../../../tests/support/data-folders.ts';
import { postgresIn } from '../../../tests/support/processes.ts';
import { addUser, freePort, startSite } from '../../../tests/support/program.ts';
import { exitCodes } from '../start-error.ts';

removeDataFolders();

describe('a start that works', () => {
  const folder = dataFolder();
  const settings = { DATA_DIR: folder };

  test('an empty school, its owner from the command line, a clean end and a second start', async () => {
    const first = await startSite(settings);
    expect(await (await fetch(`${first.url}/readyz`)).text()).toBe('ready');
    expect(existsSync(path.join(folder, 'demo-accounts.json'))).toBe(false);
    const password = await addUser(settings, 'owner@school.example', 5);
    expect(await loginStatusAt(first.url, 'owner@school.example', password)).toBe(200);
    expect(await first.stop()).toBe(0);
    expect(postgresIn(folder)).toBeUndefined();

    const second = await startSite(settings);
    expect(await loginStatusAt(second.url, 'owner@school.example', password)).toBe(200);
    expect(await second.stop()).toBe(0);
  });

  test('after kill -9 of both the next start recovers', async () => {
    const killed = await startSite(settings);
    const orphan = postgresIn(folder);
    await killed.kill();
    if (orphan) process.kill(orphan, 'SIGKILL');
    const next = await startSite(settings);
    expect((await fetch(`${next.url}/readyz`)).status).toBe(200);
    expect(await next.stop()).toBe(0);
  });
});

describe('a start that cannot work says why, and harms nothing', () => {
  test('port taken', async () => {
    const other = createServer().listen(0);
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const folder = dataFolder();
    const { code, said } = await refusedStart({ DATA_DIR: folder, PORT: String(port) });
    other.close();
    expect(code).toBe(exitCodes.port);
    expect(said).toContain(`Port ${port} is taken`);
    // Who holds it is this test itself, and the setting is named.
    if (process.platform === 'linux') expect(said).toContain(`process ${process.pid}: `);
    expect(said).toContain(`PORT=${port + 1} in the file .env`);
    expect(existsSync(path.join(folder, 'postgres'))).toBe(false);
  });

  test('tables that lack one: no PostgreSQL is left behind', async () => {
    const folder = dataFolder();
    const site = await startSite({ DATA_DIR: folder });
    const client = new pg.Client({ host: path.join(folder, 'socket'), user: 'seven_hills', database: 'seven_hills' });
    await client.connect();
    await client.query('drop table signing_keys');
    await client.end();
    await site.stop();
    const { code, said } = await refusedStart({ DATA_DIR: folder });
    expect(code).not.toBe(0);
    expect(said).toContain('signing_keys');
    expect(postgresIn(folder)).toBeUndefined();
  });

  test('a data folder of a newer PostgreSQL', async () => {
    const folder = dataFolder();
    mkdirSync(path.join(folder, 'postgres'));
    writeFileSync(path.join(folder, 'postgres/PG_VERSION'), '99\n');
    const { code, said } = await refusedStart({ DATA_DIR: folder });
    expect(code).toBe(exitCodes.dataFolder);
    expect(said).toContain('made by PostgreSQL 99');
    expect(readFileSync(path.join(folder, 'postgres/PG_VERSION'), 'utf8')).toBe('99\n');
  });

  test('a data folder that cannot be written', async () => {
    const file = path.join(dataFolder(), 'a-file');
    writeFileSync(file, '');
    const { code, said } = await refusedStart({ DATA_DIR: path.join(file, 'data') });
    expect(code).toBe(exitCodes.dataFolder);
    expect(said).toContain('cannot be written');
  });

  test('settings that make no sense, all of them at once', async () => {
    const { code, said } = await refusedStart({
      DATA_DIR: dataFolder(),
      PORT: 'many',
      DEMO: 'maybe',
      DATABASE_URL: 'mysql://x',
    });
    expect(code).toBe(exitCodes.settings);
    for (const name of ['PORT', 'DEMO', 'DATABASE_URL']) expect(said).toContain(name);
  });

  test('a database that does not answer', async () => {
    const { code, said } = await refusedStart({
      DATA_DIR: dataFolder(),
      DATABASE_URL: `postgres://x@127.0.0.1:${await freePort()}/x`,
    });
    expect(code).toBe(exitCodes.databaseUnreachable);
    expect(said).toContain('The database cannot be used');
  });

  test('the unit of systemd tries again only after what waiting may mend', () => {
    const unit = readFileSync('deploy/seven-hills.service', 'utf8');
    const { settings, dataFolder: folder, database } = exitCodes;
    expect(unit).toContain(`\nRestart=always\n`);
    expect(unit).toContain(`\nRestartPreventExitStatus=${settings} ${folder} ${database}\n`);
  });
});
