import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { afterAll } from 'vitest';
import { postgresIn } from './processes.ts';
import { freePort, runProgram, type Settings, temporaryFolder } from './program.ts';

const folders: string[] = [];

/** A data folder that goes with the test file, and with it whatever PostgreSQL a failed test has left running there. */
export function dataFolder(): string {
  const folder = temporaryFolder();
  folders.push(folder);
  return folder;
}

/** For the top of a test file that makes data folders. */
export function removeDataFolders(): void {
  afterAll(() => {
    for (const folder of folders.splice(0)) {
      const pid = postgresIn(folder);
      if (pid) spawnSync('kill', ['-INT', String(pid)]);
      rmSync(folder, { recursive: true, force: true });
    }
  });
}

/** Starts a site that is expected to refuse; returns its exit code and what it printed. */
export async function refusedStart(settings: Settings, options: Parameters<typeof runProgram>[2] = {}) {
  const program = runProgram(
    'build/program/main.js',
    { DEMO: 'false', PORT: String(await freePort()), ...settings },
    options,
  );
  const code = await program.left;
  return { code, said: program.output() };
}

export async function loginStatusAt(url: string, user: string, pwd: string): Promise<number> {
  const response = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user, pwd }),
  });
  return response.status;
}
