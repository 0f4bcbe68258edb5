import { readFileSync } from 'node:fs';
import { folderNoteOf } from '../support/demo-folder.ts';
import { runProgram } from '../support/program.ts';

export type OwnAccount = { name: string; email: string; password: string };

/** An account for one test alone, made as the school makes its first ones; what happens to it disturbs nobody. */
export async function makeAccount(name: string, role: number): Promise<OwnAccount> {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}.${process.pid}.${Date.now()}@sevenhills.example`;
  const folder = readFileSync(folderNoteOf(process.env.TEST_PORT ?? '3107'), 'utf8');
  const args = ['user', 'add', '--email', email, '--name', name, '--role', String(role)];
  const program = runProgram('build/program/cli.js', { DATA_DIR: folder }, { args });
  await program.left;
  const password = /Password: (\S+)/.exec(program.output())?.[1];
  if (!password) throw new Error(`No account was made: ${program.output()}`);
  return { name, email, password };
}
