import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { folderNoteOf } from './demo-folder.ts';
import { runProgram, temporaryFolder } from './program.ts';

/** The demo school in a folder of its own, for the browser tests; it goes when they are done. */
const folder = temporaryFolder('browser');
const port = process.env.PORT ?? '3107';
writeFileSync(folderNoteOf(port), folder);
const site = runProgram('build/program/main.js', { PORT: port, DATA_DIR: folder });
process.on('SIGTERM', () => site.child.kill('SIGTERM'));
process.on('SIGINT', () => site.child.kill('SIGTERM'));
site.child.stdout?.on('data', (chunk) => {
  if (String(chunk).includes('Seven Hills is at')) void leaveAvifOut();
});
const code = await site.left;
if (code !== 0) console.error(site.output());
rmSync(folder, { recursive: true, force: true });
rmSync(folderNoteOf(port), { force: true });
process.exit(code ?? 1);

/** AVIF variants are made in the background and take a quarter of two cores; no browser test is about them. */
async function leaveAvifOut() {
  const place = { host: path.join(folder, 'socket'), user: 'seven_hills', database: 'seven_hills' };
  const client = new pg.Client(place);
  await client.connect();
  await client.query("delete from pgboss.schedule where name = 'make-avif'");
  await client.end();
}
