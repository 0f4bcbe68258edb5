import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { temporaryFolder } from '../support/program.ts';
import { killRounds } from './kill-rounds.ts';
import { runScenarios } from './scenarios.ts';

/**
 * `npm run faults -- --rounds 1000`: kill -9 at random moments, then a full disk, a database, a bucket and a mail server
 * that are unavailable, and a clock that jumps. Nothing that was acknowledged may be lost.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '100' },
    /** At most so long, should the rounds not be done by then. */
    minutes: { type: 'string', default: '600' },
    /** How long "a minute" without the database is. */
    'minute-seconds': { type: 'string', default: '60' },
  },
});
const rounds = Number(values.rounds);
const report = (line: string) => console.log(line);
const faults: string[] = [];
let line = '';

if (rounds > 0) {
  const folder = temporaryFolder('faults');
  const found = await killRounds({ rounds, dataFolder: folder, atMostMs: Number(values.minutes) * 60_000, report });
  rmSync(folder, { recursive: true, force: true });
  const { missing, doubled, halfDone, files, unclear, mails, killed, acknowledged, slowestReturnMs } = found;
  faults.push(...missing.map((what) => `missing: ${what}`), ...doubled.map((what) => `doubled: ${what}`));
  faults.push(...halfDone, ...files, ...unclear, ...mails.wrong);
  if (acknowledged === 0) faults.push('nothing was saved at all');
  if (slowestReturnMs > 60_000) faults.push(`the site was back only after ${slowestReturnMs} ms`);
  line =
    `${found.rounds} kills (${Object.entries(killed)
      .map(([victim, times]) => `${times} ${victim}`)
      .join(', ')}), ` +
    `${acknowledged} acknowledged saves: ${missing.length} missing, ${doubled.length} doubled, ${halfDone.length} half done, ` +
    `${files.length} wrong files, ${unclear.length} unclear answers; mails: ${mails.sent} sent, ${mails.failed} failed, ` +
    `${mails.repeated} repeated, ${mails.wrong.length} wrong; slowest return ${slowestReturnMs} ms; `;
}
const scenarios = await runScenarios({ looks: Number(values['minute-seconds']) * 2, lookEveryMs: 500, report });
faults.push(...scenarios.flatMap(({ name, wrong, slow }) => [...wrong, ...slow].map((what) => `${name}: ${what}`)));
for (const fault of faults) console.error(fault);
const played = scenarios.filter(({ notPossible }) => notPossible === '').length;
console.log(`${line}${played} of ${scenarios.length} scenarios; ${faults.length} faults`);
process.exit(faults.length > 0 ? 1 : 0);
