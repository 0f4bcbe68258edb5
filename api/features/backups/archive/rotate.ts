import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** How many days, weeks and months are kept: of each the last backup that was taken in it. */
export type RetentionRule = { daily: number; weekly: number; monthly: number };

/** Under this name a backup has been verified; while it is made it has another ending. */
const finished = /^seven-hills-(\d{4}-\d{2}-\d{2})-\d{4}\.tar$/;
const unfinished = /^seven-hills-\d{4}-\d{2}-\d{2}-\d{4}\.tar\.unverified(\.part)?$/;
const workFolder = /^\.backup-\w{6}$/;
const halfDayMs = 12 * 60 * 60 * 1000;

export const backupName = (localTime: string) => `seven-hills-${localTime}.tar`;

/** The newest backup in the folder that was verified. */
export const newestBackup = async (folder: string) => (await listBackups(folder)).at(-1);

async function listBackups(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => finished.test(name)).sort();
}

/** Removes what the retention rule does not keep. The newest one always stays. */
export async function rotate(folder: string, rule: RetentionRule): Promise<string[]> {
  const names = await listBackups(folder);
  const retained = retainedBy(rule, names);
  const gone = names.filter((name) => !retained.has(name));
  for (const name of gone) await rm(path.join(folder, name));
  return gone;
}

/** What a power cut or a failed verification has left, before a new one is begun. */
export async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const target = path.join(folder, name);
    // Somebody may be taking a backup by hand at this moment.
    const isOld = workFolder.test(name) && Date.now() - (await stat(target)).mtimeMs > halfDayMs;
    if (unfinished.test(name) || isOld) await rm(target, { recursive: true, force: true });
  }
}

export function retainedBy(rule: RetentionRule, names: string[]): Set<string> {
  const newestFirst = [...names].sort().reverse();
  const lastOfEach = (periodOf: (day: string) => string, count: number) => {
    const periods = new Map<string, string>();
    for (const name of newestFirst) {
      const period = periodOf(finished.exec(name)?.[1] ?? '');
      if (!periods.has(period)) periods.set(period, name);
    }
    return [...periods.values()].slice(0, count);
  };
  return new Set([
    ...newestFirst.slice(0, 1),
    ...lastOfEach((day) => day, rule.daily),
    ...lastOfEach(mondayOf, rule.weekly),
    ...lastOfEach((day) => day.slice(0, 7), rule.monthly),
  ]);
}

function mondayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}
