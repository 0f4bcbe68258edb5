import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

type Running = { pid: number; parent: number; command: string };

function allProcesses(): Running[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const parent = Number(/^PPid:\s(\d+)/m.exec(readFileSync(`/proc/${name}/status`, 'utf8'))?.[1]);
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ');
        return [{ pid: Number(name), parent, command }];
      } catch {
        return [];
      }
    });
}

/** The processes that a process has started, with what each was started as. */
export const childrenOf = (pid: number): Running[] => allProcesses().filter(({ parent }) => parent === pid);

/** A process, those that it has started, those that they have started, and so on. */
function familyOf(root: number): number[] {
  const all = allProcesses();
  const found = [root];
  for (const pid of found) found.push(...all.filter(({ parent }) => parent === pid).map((child) => child.pid));
  return found;
}

/** PostgreSQL's first process in a data folder, if it runs. */
export function postgresIn(dataFolder: string): number | undefined {
  const file = path.join(dataFolder, 'postgres/postmaster.pid');
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) || undefined : undefined;
}

/** It may have gone by itself a moment ago. */
function signalTo(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

export function killNow(pid: number | undefined): void {
  if (pid) signalTo(pid, 'SIGKILL');
}

/** How much memory a process holds, in MB, and how many files it has open. */
export function usageOf(pid: number): { mb: number; files: number } {
  const mb = Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  return { mb: Math.round(mb), files: readdirSync(`/proc/${pid}/fd`).length };
}

/** The processes of a site that answer requests, when it has several. */
export const workersOf = (site: number) => childrenOf(site).filter(({ command }) => command.includes('worker'));

const sliceMs = 40;

/**
 * Other programs have the cores: the process and all that it has started stand still for half of the time, which costs
 * the machine nothing. Ends when it is cancelled.
 */
export function throttle(root: number): () => void {
  let tree: number[] = [];
  let slices = 0;
  const tell = (signal: NodeJS.Signals) => {
    for (const pid of tree) signalTo(pid, signal);
  };
  const timer = setInterval(() => {
    slices += 1;
    if (slices % 2 === 0) return tell('SIGCONT');
    // Looking through all processes takes longer than a slice.
    if (slices % 25 === 1) tree = familyOf(root);
    tell('SIGSTOP');
  }, sliceMs);
  const cancel = () => {
    clearInterval(timer);
    tell('SIGCONT');
  };
  process.once('exit', cancel);
  return cancel;
}
