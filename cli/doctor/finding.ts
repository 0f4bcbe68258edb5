import type pg from 'pg';
import type { Db } from '../../api/db/client.ts';
import type { Storage } from '../../api/lib/storage/storage.ts';
import type { Env } from '../../server/process/env.ts';

/** What a check has found, and what somebody should do about it. The level is printed as it is. */
export type Finding = { level: 'ok' | 'warn' | 'wrong' | 'mended'; text: string; todo?: string };

export type Context = {
  env: Env;
  db: Db;
  pool: pg.Pool;
  connection: pg.PoolConfig;
  storage: Storage;
  repair: boolean;
};

export const ok = (text: string): Finding => ({ level: 'ok', text });
export const warn = (text: string, todo: string): Finding => ({ level: 'warn', text, todo });
export const wrong = (text: string, todo: string): Finding => ({ level: 'wrong', text, todo });
export const fixed = (text: string): Finding => ({ level: 'mended', text });

export const withRepair = 'npm run cli -- doctor --repair';

/** The first few names of many. */
export function some(names: string[], most = 5): string {
  const rest = names.length - most;
  return names.slice(0, most).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}

export const count = (number: number, one: string, many = `${one}s`) =>
  `${number.toLocaleString('en')} ${number === 1 ? one : many}`;
