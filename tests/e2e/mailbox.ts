import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { folderNoteOf } from '../support/demo-folder.ts';
import { expect } from './console.ts';

/** The demo school has no mail server: what would be mailed waits in its database, the mail itself or its job. */
export async function mailedCode(recipient: string): Promise<string> {
  const folder = readFileSync(folderNoteOf(process.env.TEST_PORT ?? '3107'), 'utf8');
  const running = readFileSync(path.join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  const [, , , port = '', host = ''] = running;
  const client = new pg.Client({ host, port: Number(port), user: 'seven_hills', database: 'seven_hills' });
  await client.connect();
  try {
    const { rows } = await client.query<{ words: string }>(
      `select m.body || ' ' || coalesce((select string_agg(j.data::text, ' ') from pgboss.job j
         where j.data ->> 'mailId' = m.id::text), '') as words
       from mails m where m.recipient = $1 and m.kind = 'sign-in-code' order by m.id desc limit 1`,
      [recipient],
    );
    const code = /\b\d{6}\b/.exec(rows[0]?.words ?? '')?.[0];
    expect(code, 'a code is on its way').toBeDefined();
    return code ?? '';
  } finally {
    await client.end();
  }
}
