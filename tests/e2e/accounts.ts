import { readFileSync } from 'node:fs';
import path from 'node:path';
import { siteFolder } from './own-site.ts';

type Account = { role: number; email: string; password: string };

/** The demo account of a role, made anew by each demo site. */
export function accountOf(role: number): Account {
  const accounts = JSON.parse(readFileSync(path.join(siteFolder(), 'demo-accounts.json'), 'utf8')) as Account[];
  const account = accounts.find((one) => one.role === role);
  if (!account) throw new Error(`There is no demo account of role ${role}.`);
  return account;
}
