import { readFileSync } from 'node:fs';
import path from 'node:path';
import { folderNoteOf } from '../support/demo-folder.ts';

type Account = { role: number; email: string; password: string };

/** The demo account of a role, made anew by each demo site. */
export function accountOf(role: number): Account {
  const folder = readFileSync(folderNoteOf(process.env.TEST_PORT ?? '3107'), 'utf8');
  const accounts = JSON.parse(readFileSync(path.join(folder, 'demo-accounts.json'), 'utf8')) as Account[];
  const account = accounts.find((one) => one.role === role);
  if (!account) throw new Error(`There is no demo account of role ${role}.`);
  return account;
}
