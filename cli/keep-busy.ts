import { spawn } from 'node:child_process';

/** Other programs on the machine, for a run that must pass beside them. */
export function keepBusy(processes: number): void {
  const children = Array.from({ length: processes }, () => spawn(process.execPath, ['-e', 'for (;;);']));
  process.on('exit', () => {
    for (const child of children) child.kill('SIGKILL');
  });
}
