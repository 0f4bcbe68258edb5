import { spawn } from 'node:child_process';

type Env = Record<string, string>;

/** Runs a tool and shows what it prints; gives its exit code. */
export function runTool(command: string, args: string[], env: Env = {}): Promise<number> {
  return new Promise<number>((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('error', reject);
    child.on('exit', (status) => resolve(status ?? 1));
  });
}

/** A step of a longer run, with its name and time; whether it went well. */
export async function tryStep(name: string, command: string, args: string[], env: Env = {}): Promise<boolean> {
  const startedAt = performance.now();
  console.log(`\n── ${name}`);
  const code = await runTool(command, args, env);
  const seconds = `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
  if (code === 0) console.log(`   ${seconds}`);
  else console.error(`\n${name} failed after ${seconds}.`);
  return code === 0;
}

/** One whose failure ends the whole run. */
export async function runStep(name: string, command: string, args: string[], env: Env = {}): Promise<void> {
  if (!(await tryStep(name, command, args, env))) process.exit(1);
}

/** A tool that came with the packages, run by the Node that came with them. */
export const tool = (name: string) => `node_modules/.bin/${name}`;
