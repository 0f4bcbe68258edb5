// The first thing that every npm script runs, with whatever Node the machine has (20.19 or newer), on a clone that may
// have nothing installed: it installs and builds what is missing or out of date, then hands over to the Node 24 that
// came with the installation. Plain JavaScript without dependencies, because there are none yet.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildChanged, hashOf } from './build.mjs';

const root = path.resolve(import.meta.dirname, '..');
process.chdir(root);

const everything = ['site', 'program'];
const tasks = {
  start: { build: everything, script: 'build/program/main.js', env: { NODE_ENV: 'production' } },
  dev: { script: 'server/dev.ts', env: { NODE_ENV: 'development' } },
  cli: { build: ['program'], script: 'build/program/cli.js' },
  check: { tools: true, script: 'cli/check.ts' },
  test: { tools: true, build: everything, script: 'cli/test.ts' },
  bench: { tools: true, build: everything, script: 'tests/bench/run.ts' },
  faults: { tools: true, build: everything, script: 'tests/faults/run.ts' },
  load: { tools: true, build: everything, script: 'tests/load/run.ts' },
  attacks: { tools: true, build: everything, script: 'tests/attacks/run.ts' },
  lighthouse: { tools: true, build: everything, script: 'tests/lighthouse/run.ts' },
};

const [name, ...args] = process.argv.slice(2);
const task = tasks[name];
if (!task) fail(`There is no task "${name}". Choose one of: ${Object.keys(tasks).join(', ')}.`);

install();
const node = ownNode();
try {
  buildChanged(task.build ?? [], node, say);
} catch (error) {
  fail(error.message);
}
handOver();

function install() {
  const lock = hashOf(['package-lock.json']);
  const stamp = 'node_modules/.installed';
  const [installed, extent] = read(stamp).split(' ');
  if (installed === lock && (extent === 'all' || !task.tools)) return;
  say('Installing packages');
  // A school that only runs the site is spared the tools of those who change it.
  const choice = task.tools ? '--include=dev' : '--omit=dev';
  // Shown only when it fails: npm has much to say that helps nobody here.
  const { status, stdout, stderr } = spawnSync('npm', ['ci', choice, '--no-audit', '--no-fund'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) {
    fail(
      `${stdout}${stderr}\nThe packages could not be installed. Is the npm registry within reach, and the disk not full?`,
    );
  }
  writeFileSync(stamp, `${lock} ${task.tools ? 'all' : 'site'}`);
}

/** The Node that was installed with the packages, or this one if it is new enough. */
function ownNode() {
  const bundled = path.join('node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');
  if (existsSync(bundled)) return path.resolve(bundled);
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  return fail(
    `Seven Hills needs Node 24 on ${process.platform} ${process.arch}; this is ${process.version}. Install it from nodejs.org.`,
  );
}

function handOver() {
  const child = spawn(node, [task.script, ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...task.env, PATH: [path.dirname(node), process.env.PATH].join(path.delimiter) },
  });
  // The child does the work of ending; we leave when it has left.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function say(line) {
  console.log(line);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
