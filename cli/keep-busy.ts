import { spawn } from 'node:child_process';

/** Other programs on the machine, for a run that must pass beside them; ends them when it is called off. */
export function keepBusy(processes: number): () => void {
  const children = Array.from({ length: processes }, () => spawn(process.execPath, ['-e', 'for (;;);']));
  const rest = () => {
    for (const child of children) child.kill('SIGKILL');
  };
  process.once('exit', rest);
  return rest;
}
