import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The processes that a process has started, with what each was started as. */
export function childrenOf(parent: number): { pid: number; command: string }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const above = /^PPid:\s(\d+)/m.exec(readFileSync(`/proc/${name}/status`, 'utf8'))?.[1];
        if (Number(above) !== parent) return [];
        return [{ pid: Number(name), command: readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ') }];
      } catch {
        return [];
      }
    });
}

/** PostgreSQL's first process in a data folder, if it runs. */
export function postgresIn(dataFolder: string): number | undefined {
  const file = path.join(dataFolder, 'postgres/postmaster.pid');
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) || undefined : undefined;
}

/** It may have gone by itself a moment ago. */
export function killNow(pid: number | undefined): void {
  try {
    if (pid) process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** How much memory a process holds, in MB, and how many files it has open. */
export function usageOf(pid: number): { mb: number; files: number } {
  const mb = Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  return { mb: Math.round(mb), files: readdirSync(`/proc/${pid}/fd`).length };
}

/** The processes of a site that answer requests, when it has several. */
export const workersOf = (site: number) => childrenOf(site).filter(({ command }) => command.includes('worker'));
