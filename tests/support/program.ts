import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';

export type Settings = Record<string, string>;

const root = path.resolve(import.meta.dirname, '../..');

/** A data folder that goes with the operating system's other temporary files. */
export function temporaryFolder(name = 'data'): string {
  const folder = mkdtempSync(path.join(tmpdir(), `seven-hills-${name}-`));
  // Started by root, PostgreSQL is somebody else and must be able to enter.
  chmodSync(folder, 0o755);
  return folder;
}

/** Below those that systems give to connections, so that nobody is given it before the program listens. */
const ports = { from: 15_000, to: 32_000 };

export async function freePort(): Promise<number> {
  const port = randomInt(ports.from, ports.to);
  const server = createServer().listen(port);
  const isFree = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  if (!isFree) return freePort();
  server.close();
  await once(server, 'close');
  return port;
}

export type Program = {
  child: ChildProcess;
  output: () => string;
  /** The exit code, once it has left. */
  left: Promise<number | null>;
};

/** Runs a script of the project as its own process, as `npm start` and `npm run cli` do after the installation. */
export function runProgram(
  script: string,
  settings: Settings,
  options: { args?: string[]; uid?: number; gid?: number; cwd?: string } = {},
): Program {
  const { args = [], cwd = root, ...account } = options;
  const child = spawn(process.execPath, [path.join(cwd, script), ...args], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, NODE_ENV: 'production', LOG_LEVEL: 'warn', ...settings },
    ...account,
  });
  let printed = '';
  child.stdout?.on('data', (chunk) => {
    printed += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    printed += chunk;
  });
  const left = new Promise<number | null>((resolve) => {
    child.on('exit', (code) => resolve(code));
  });
  return { child, output: () => printed, left };
}

/** A new school is closed until its owner opens it; here that is done behind its back, as the owner's click would. */
async function openToAll({ DATABASE_URL, DATA_DIR = '' }: Settings): Promise<void> {
  const socket = path.join(DATA_DIR, 'socket');
  if (!DATABASE_URL && !existsSync(socket)) return;
  const place = { host: socket, user: 'seven_hills', database: 'seven_hills' };
  const client = new pg.Client(DATABASE_URL ? { connectionString: DATABASE_URL } : place);
  await client.connect();
  await client.query(`update settings set value = '{"isOpen":true}' where key = 'opening'`);
  await client.end();
}

type StartOptions = Parameters<typeof runProgram>[2] & { closed?: boolean };

/** Starts the site and waits until it says where it is, and a new one until everybody may see it. */
export async function startSite(settings: Settings, { closed = false, ...options }: StartOptions = {}) {
  const port = settings.PORT ?? String(await freePort());
  // One process unless several are the subject: they would only take turns on the tests' few cores.
  const program = runProgram(
    'build/program/main.js',
    { DEMO: 'false', WORKERS: '1', ...settings, PORT: port },
    options,
  );
  const startedAt = performance.now();
  while (!program.output().includes('Seven Hills is at')) {
    if (program.child.exitCode !== null || program.child.signalCode !== null) {
      throw new Error(`the site did not start:\n${program.output()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const startMs = performance.now() - startedAt;
  if (settings.DEMO !== 'true' && !closed) await openToAll(settings);
  return {
    ...program,
    url: `http://localhost:${port}`,
    startMs,
    async stop() {
      program.child.kill('SIGTERM');
      return program.left;
    },
    async kill() {
      program.child.kill('SIGKILL');
      return program.left;
    },
  };
}

/** Runs one command of `npm run cli`; returns its exit code and what it printed. */
export async function runCli(settings: Settings, ...args: string[]) {
  const program = runProgram('build/program/cli.js', settings, { args });
  return { code: await program.left, output: program.output() };
}

/** Makes an account through the command line and gives its password. */
export async function addUser(settings: Settings, email: string, role: number): Promise<string> {
  const args = ['user', 'add', '--email', email, '--name', 'Test Owner', '--role', String(role)];
  const { output } = await runCli(settings, ...args);
  const password = /Password: (\S+)/.exec(output)?.[1];
  if (!password) throw new Error(output);
  return password;
}
