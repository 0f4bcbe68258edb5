import { parseArgs } from 'node:util';
import { scaleOut } from './scale-out.ts';

/** A longer crowd: `node tests/scale-out/run.ts --seconds 300`. */
const { values } = parseArgs({ options: { seconds: { type: 'string', default: '60' } } });
const endsAt = Date.now() + Number(values.seconds) * 1000;
const { wrong, ...counts } = await scaleOut(
  () => Date.now() < endsAt,
  (line) => console.log(line),
);
for (const what of wrong) console.error(what);
const figures = Object.entries(counts).map(([name, count]) => `${count} ${name}`);
console.log(`${figures.join(', ')}; ${wrong.length} faults`);
process.exit(wrong.length > 0 ? 1 : 0);
