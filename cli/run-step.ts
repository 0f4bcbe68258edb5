import { spawn } from 'node:child_process';

/** Runs a tool and shows what it prints; a failure ends the whole run with its exit code. */
export async function runStep(
  name: string,
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<void> {
  const startedAt = performance.now();
  console.log(`\n── ${name}`);
  const code = await new Promise<number>((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('error', reject);
    child.on('exit', (status) => resolve(status ?? 1));
  });
  if (code !== 0) {
    console.error(`\n${name} failed.`);
    process.exit(code);
  }
  console.log(`   ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
}

/** A tool that came with the packages, run by the Node that came with them. */
export const tool = (name: string) => `node_modules/.bin/${name}`;
