import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { runLoad } from './load.ts';

/** `npm run load -- --minutes 10 --readers 2000 --editors 50`: no error, no growth, and how long everybody waited. */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    readers: { type: 'string', default: '2000' },
    editors: { type: 'string', default: '50' },
  },
});
const task = { seconds: Number(values.minutes) * 60, readers: Number(values.readers), editors: Number(values.editors) };
const openFiles = Number(spawnSync('sh', ['-c', 'ulimit -Hn']).stdout.toString());
if (openFiles < task.readers * 2) {
  console.error(`${task.readers} readers need more open files than the ${openFiles} of this machine (ulimit -n).`);
  process.exit(1);
}

const { readers, editors, samples, faults } = await runLoad(task);
for (const name of new Set(samples.map((sample) => sample.name))) {
  const own = samples.filter((sample) => sample.name === name);
  const shown = [0, 0.5, 1].map((share) => own[Math.min(own.length - 1, Math.floor(own.length * share))]);
  const [start, middle, end] = shown.map((sample) => `${sample?.mb} MB, ${sample?.files} files`);
  console.log(`${name}: start ${start}; middle ${middle}; end ${end}`);
}
for (const fault of faults) console.error(fault);
console.log(
  `${task.readers} readers, ${task.editors} editors, ${task.seconds} s: ${readers.count} pages, p50 ${readers.p50} ms, p99 ${readers.p99} ms, ` +
    `slowest ${readers.max} ms; ${editors.count} saves, p50 ${editors.p50} ms, p99 ${editors.p99} ms; ${faults.length} faults`,
);
process.exit(faults.length > 0 ? 1 : 0);
