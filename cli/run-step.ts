import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

type Env = Record<string, string>;

/** Tools under way. Each leads a process group of its own, so that all that it has started can be ended with it. */
const running = new Set<ChildProcess>();
let isEnding = false;

type Run = { env?: Env; stdio?: 'inherit' | 'pipe' };

async function start(command: string, args: string[], { env = {}, stdio = 'inherit' }: Run): Promise<ChildProcess> {
  // An interrupted run goes nowhere: it waits for the end of this process.
  if (isEnding) await new Promise(() => {});
  const child = spawn(command, args, {
    stdio: ['ignore', stdio, stdio],
    env: { ...process.env, ...env },
    detached: true,
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** Runs a tool and shows what it prints; returns its exit code. */
async function runTool(command: string, args: string[], env: Env = {}): Promise<number> {
  const [status] = await once(await start(command, args, { env }), 'exit');
  return status ?? 1;
}

/** Runs a tool that asks the person at the terminal, such as a watch mode. */
export async function runInteractive(command: string, args: string[]): Promise<number> {
  const [status] = await once(spawn(command, args, { stdio: 'inherit' }), 'exit');
  return status ?? 1;
}

const secondsSince = (startedAt: number) => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;

/** Runs one step of a longer run and prints its name and time; returns whether it passed. */
export async function runStep(name: string, command: string, args: string[], env: Env = {}): Promise<boolean> {
  const startedAt = performance.now();
  console.log(`\n── ${name}`);
  const code = await runTool(command, args, env);
  if (code === 0) console.log(`   ${secondsSince(startedAt)}`);
  else console.error(`\n${name} failed after ${secondsSince(startedAt)}.`);
  return code === 0;
}

/** The same for a step beside others: what it prints is shown when it has ended, and only if it failed. */
export async function runQuietStep(name: string, command: string, args: string[]): Promise<boolean> {
  const startedAt = performance.now();
  const child = await start(command, args, { stdio: 'pipe' });
  let output = '';
  const collect = (chunk: string) => {
    output += chunk;
  };
  child.stdout?.setEncoding('utf8').on('data', collect);
  child.stderr?.setEncoding('utf8').on('data', collect);
  const [status] = await once(child, 'close');
  if (status === 0) console.log(`   ${name}: ${secondsSince(startedAt)}`);
  else console.error(`\n${output}\n${name} failed after ${secondsSince(startedAt)}.`);
  return status === 0;
}

/** Ends every tool under way with all that it has started: first asked to, then killed. */
export async function endTools(): Promise<void> {
  isEnding = true;
  const groups = [...running].flatMap(({ pid }) => (pid ? [pid] : []));
  for (const group of groups) signal(group, 'SIGTERM');
  for (let look = 0; look < 100 && groups.some((group) => signal(group, 0)); look += 1) await pause(100);
  for (const group of groups) signal(group, 'SIGKILL');
}

/** Signals a process group; returns whether it still has a process. */
function signal(group: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-group, name);
  } catch {
    return false;
  }
}

/** The path of a tool that came with the packages, run by the Node that came with them. */
export const tool = (name: string) => `node_modules/.bin/${name}`;
