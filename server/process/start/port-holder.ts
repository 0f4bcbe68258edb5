import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';

const listening = '0A';

/** Who listens on a port, as far as this user may see it. Only Linux tells it without another program. */
export function portHolder(port: number): string | undefined {
  try {
    const sockets = socketsOn(port);
    const pid = readdirSync('/proc').find((name) => /^\d+$/.test(name) && holds(name, sockets));
    if (!pid) return undefined;
    const [program = '', ...args] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    const words = [path.basename(program), ...args.filter((word) => word && !word.startsWith('-'))];
    // One of its workers would only be replaced: the process to stop is the one that started it.
    if (args.some((word) => word.endsWith('build/program/worker.js'))) {
      return `another Seven Hills, process ${parentOf(pid)}`;
    }
    return `process ${pid}: ${words.join(' ').slice(0, 80)}`;
  } catch {
    return undefined;
  }
}

/** The name in the middle may have spaces and brackets of its own. */
const parentOf = (pid: string) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1];

function socketsOn(port: number): Set<string> {
  const ending = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const lines = ['tcp', 'tcp6'].flatMap((table) => readFileSync(`/proc/net/${table}`, 'utf8').split('\n'));
  const rows = lines.map((line) => line.trim().split(/\s+/));
  const found = rows.filter(([, local, , state]) => local?.endsWith(ending) && state === listening);
  return new Set(found.map((row) => `socket:[${row[9]}]`));
}

function holds(pid: string, sockets: Set<string>): boolean {
  try {
    const folder = `/proc/${pid}/fd`;
    return readdirSync(folder).some((file) => sockets.has(linkOf(`${folder}/${file}`)));
  } catch {
    // Somebody else's process, or one that has just left.
    return false;
  }
}

function linkOf(file: string): string {
  try {
    return readlinkSync(file);
  } catch {
    return '';
  }
}
