import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { siteFolder } from './own-site.ts';

/** The rows of a query to the demo site's own database. */
export async function withDatabase<T extends pg.QueryResultRow>(
  ask: (client: pg.Client) => Promise<pg.QueryResult<T>>,
): Promise<T[]> {
  const running = readFileSync(path.join(siteFolder(), 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  const [, , , port = '', host = ''] = running;
  const client = new pg.Client({ host, port: Number(port), user: 'seven_hills', database: 'seven_hills' });
  await client.connect();
  try {
    return (await ask(client)).rows;
  } finally {
    await client.end();
  }
}
