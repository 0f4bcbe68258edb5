import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { temporaryFolder } from '../support/program.ts';
import { killRounds } from './kill-rounds.ts';

/** `npm run faults -- --rounds 100`: kill -9 at random moments, and nothing that was acknowledged may be lost. */
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '100' } } });
const folder = temporaryFolder('faults');
const { rounds, acknowledged, missing, doubled, halfDone } = await killRounds(Number(values.rounds), folder, (line) =>
  console.log(line),
);
rmSync(folder, { recursive: true, force: true });
for (const what of [...missing, ...doubled, ...halfDone]) console.error(what);
console.log(
  `${rounds} kills, ${acknowledged} acknowledged saves: ${missing.length} missing, ${doubled.length} doubled, ${halfDone.length} half done`,
);
process.exit(missing.length + doubled.length + halfDone.length > 0 || acknowledged === 0 ? 1 : 0);
