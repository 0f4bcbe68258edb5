import { rmSync, writeFileSync } from 'node:fs';
import { folderNoteOf } from './demo-folder.ts';
import { runProgram, temporaryFolder } from './program.ts';

/** The demo school in a folder of its own, for the browser tests; it goes when they are done. */
const folder = temporaryFolder('browser');
const port = process.env.PORT ?? '3107';
writeFileSync(folderNoteOf(port), folder);
const site = runProgram('build/program/main.js', { PORT: port, DATA_DIR: folder });
process.on('SIGTERM', () => site.child.kill('SIGTERM'));
process.on('SIGINT', () => site.child.kill('SIGTERM'));
const code = await site.left;
if (code !== 0) console.error(site.output());
rmSync(folder, { recursive: true, force: true });
rmSync(folderNoteOf(port), { force: true });
process.exit(code ?? 1);
