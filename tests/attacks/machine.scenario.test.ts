import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { accountFor, canReach } from '../../api/db/embedded/place.ts';
import { demoFolder } from '../support/demo-school-folder.ts';
import { childrenOf, workersOf } from '../support/processes.ts';
import { addUser, runProgram, startSite, temporaryFolder } from '../support/program.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
function dataFolder(): string {
  const folder = path.join(temporaryFolder(), 'data');
  folders.push(path.dirname(folder));
  return folder;
}

const isRoot = process.getuid?.() === 0;
const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8);

/** Everything below a folder that others than its owner may read or enter, seen from the folder's own mode down. */
function openFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => (statSync(file).mode & 0o077) !== 0);
}

describe('ASVS 13.2.2, 14.2.6: the data folder is its account’s alone', () => {
  test('it is made closed, and so is all that the program puts there', async () => {
    const folder = dataFolder();
    const site = await startSite({ DATA_DIR: folder, DEMO: 'true' });
    await site.stop();
    expect(modeOf(folder)).toBe('700');
    expect(modeOf(path.join(folder, 'demo-accounts.json'))).toBe('600');
    expect(modeOf(path.join(folder, 'postgres.log'))).toBe('600');
    expect(openFiles(path.join(folder, 'pictures'))).toEqual([]);
    expect(readdirSync(path.join(folder, 'pictures/pictures')).length).toBeGreaterThan(10);
  });

  test('one that an earlier version left open is closed by the next start; what it shares with others is not', async () => {
    const folder = dataFolder();
    mkdirSync(path.join(folder, 'pictures'), { recursive: true });
    for (const open of [folder, path.join(folder, 'pictures')]) chmodSync(open, 0o755);
    await (await startSite({ DATA_DIR: folder })).stop();
    expect(modeOf(folder)).toBe('700');

    const shared = dataFolder();
    mkdirSync(path.join(shared, 'pictures'), { recursive: true });
    writeFileSync(path.join(shared, 'thesis.txt'), 'not ours');
    for (const open of [shared, path.join(shared, 'pictures')]) chmodSync(open, 0o755);
    await (await startSite({ DATA_DIR: shared })).stop();
    expect(modeOf(shared)).toBe('755');
    expect(modeOf(path.join(shared, 'pictures'))).toBe('700');
    expect(modeOf(path.join(shared, 'thesis.txt'))).toBe('644');
    expect(statSync(shared).uid).toBe(process.getuid?.());
  });
});

const account = isRoot ? accountFor(dataFolder()) : undefined;
const reachable = account !== undefined && canReach(account, process.cwd()) && canReach(account, '/tmp');

/** The real, effective, saved and file-system user of a process. */
const usersOf = (pid: number) =>
  /^Uid:\s+(.+)$/m
    .exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    ?.split(/\s+/)
    .map(Number) ?? [];
const groupsOf = (pid: number) =>
  /^Groups:\s*(.*)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]?.trim() ?? '';

const name = 'ASVS 13.2.2: started by root, nothing that answers strangers is root';
describe.skipIf(!reachable)(
  reachable ? name : `${name} (not root here, or the account cannot reach this folder)`,
  () => {
    const uid = account?.uid ?? 0;
    const gid = account?.gid ?? 0;

    test('neither the first process nor a worker is, and all of it works', async () => {
      const folder = dataFolder();
      const settings = { DATA_DIR: folder, WORKERS: '2' };
      const site = await startSite(settings);
      const first = site.child.pid ?? 0;
      const all = [first, ...childrenOf(first).map(({ pid }) => pid)];
      expect(all.length).toBeGreaterThanOrEqual(3);
      for (const pid of all) {
        expect(usersOf(pid), String(pid)).toEqual([uid, uid, uid, uid]);
        expect(groupsOf(pid), String(pid)).toBe(String(gid));
      }
      const password = await addUser(settings, 'owner@school.example', 5);
      const login = await fetch(`${site.url}/api/users/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ user: 'owner@school.example', pwd: password }),
      });
      expect(login.status).toBe(200);
      expect(await site.stop()).toBe(0);
      expect(statSync(folder).uid).toBe(uid);
    });

    test('what root made in the folder before is given to the account, links are not followed', async () => {
      const folder = dataFolder();
      const outside = path.join(path.dirname(folder), 'outside');
      mkdirSync(path.join(folder, 'pictures/pictures'), { recursive: true });
      writeFileSync(outside, '');
      writeFileSync(path.join(folder, 'pictures/pictures/a.jpg'), '');
      symlinkSync(outside, path.join(folder, 'pictures/pictures/b.jpg'));
      await (await startSite({ DATA_DIR: folder })).stop();
      expect(statSync(path.join(folder, 'pictures/pictures/a.jpg')).uid).toBe(uid);
      expect(statSync(outside).uid).toBe(0);
    });

    test('what root restores is readable to the site', async () => {
      const [from, to] = [await demoFolder(), dataFolder()];
      folders.push(from);
      const backup = path.join(path.dirname(to), 'all.tar');
      for (const [folder, args] of [
        [from, ['backup', backup]],
        [to, ['restore', backup]],
      ] as const) {
        const program = runProgram('build/program/cli.js', { DATA_DIR: folder }, { args: [...args] });
        expect(await program.left, program.output()).toBe(0);
      }
      const files = readdirSync(path.join(to, 'pictures/pictures'));
      expect(files.length).toBeGreaterThan(10);
      for (const file of files) expect(statSync(path.join(to, 'pictures/pictures', file)).uid).toBe(uid);
      const site = await startSite({ DATA_DIR: to });
      const served = await Promise.all(
        files.slice(0, 30).map((file) => fetch(`${site.url}/images/${encodeURIComponent(file)}`)),
      );
      expect(served.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
      expect(served.filter(({ status }) => status >= 500)).toEqual([]);
      expect(await site.stop()).toBe(0);
    });

    test('where the first process must stay root, it says so and the workers still are not', async () => {
      const folder = dataFolder();
      const backups = path.join(path.dirname(folder), 'backups-of-root');
      mkdirSync(backups, { mode: 0o755 });
      chownSync(backups, 0, 0);
      const site = await startSite({ DATA_DIR: folder, BACKUP_DIR: backups });
      const first = site.child.pid ?? 0;
      const workers = workersOf(first);
      expect(site.output()).toContain('The first process stays root');
      expect(usersOf(first)[0]).toBe(0);
      expect(workers).toHaveLength(1);
      for (const { pid } of workers) expect(usersOf(pid)).toEqual([uid, uid, uid, uid]);
      expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
      expect(await site.stop()).toBe(0);
    });
  },
);
