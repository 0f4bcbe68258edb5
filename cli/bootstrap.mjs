// The first thing that every npm script runs, with whatever Node the machine has (20.19 or newer on Linux), on a clone
// that may have nothing installed: it installs and builds what is missing or out of date, then hands over to the Node 24
// that came with the installation. Plain JavaScript without dependencies, because there are none yet.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { createProgress, programSteps } from '../server/process/start/progress.mjs';
import { buildChanged, changedOf, hashOf, run } from './build.mjs';

const root = path.resolve(import.meta.dirname, '..');
process.chdir(root);

const everything = ['site', 'program'];
const tasks = {
  start: { build: everything, script: 'build/program/main.js', env: { NODE_ENV: 'production' } },
  dev: { script: 'server/process/dev.ts', env: { NODE_ENV: 'development' } },
  cli: { build: ['program'], script: 'build/program/cli.js' },
  check: { tools: true, script: 'cli/check.ts' },
  test: { tools: true, build: everything, script: 'cli/test.ts' },
  bench: { tools: true, build: everything, script: 'tests/bench/run.ts' },
  faults: { tools: true, build: everything, script: 'tests/faults/run.ts' },
  load: { tools: true, build: everything, script: 'tests/load/run.ts' },
  attacks: { tools: true, build: everything, script: 'tests/attacks/run.ts' },
  score: { tools: true, build: everything, script: 'tests/search/run.ts' },
  lighthouse: { tools: true, build: everything, script: 'tests/lighthouse/run.ts' },
};

const [name, ...args] = process.argv.slice(2);
let progress;
const task = tasks[name];
if (!task) fail(`There is no task "${name}". Choose one of: ${Object.keys(tasks).join(', ')}.`);

requireNode();
const build = task.build ?? [];
const lock = hashOf(['package-lock.json']);
const stamp = 'node_modules/.installed';
const isInstalled = installedAlready();
const steps = (isInstalled ? 0 : 1) + changedOf(build).length;
progress = createProgress(process.stdout, steps + (name === 'start' ? programSteps(settings()) : 0));

if (!isInstalled) await install();
const node = ownNode();
try {
  await buildChanged(build, node, progress.step);
} catch (error) {
  fail(error.message);
}
progress.end();
handOver();

function installedAlready() {
  const [installed, extent] = read(stamp).split(' ');
  return installed === lock && (extent === 'all' || !task.tools);
}

async function install() {
  progress.step('Installing packages');
  // A school that only runs the site is spared the tools of those who change it.
  const choice = task.tools ? '--include=dev' : '--omit=dev';
  // Shown only when it fails: npm has much to say that helps nobody here.
  const { status, output } = await run('npm', ['ci', choice, '--no-audit', '--no-fund']);
  if (status !== 0) {
    fail(`${output}\nThe packages could not be installed. Is the npm registry within reach, and the disk not full?`);
  }
  writeFileSync(stamp, `${lock} ${task.tools ? 'all' : 'site'}`);
}

/** Said before anything is installed: only for Linux a Node comes with the packages. */
function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const comesAlong = process.platform === 'linux' && ['x64', 'arm64'].includes(process.arch);
  const isEnough = comesAlong ? major > 20 || (major === 20 && minor >= 19) : major >= 24;
  if (isEnough) return;
  failForNode(comesAlong ? '20.19' : '24');
}

function failForNode(wanted) {
  const here = `${process.platform} ${process.arch}`;
  return fail(
    `Seven Hills needs Node ${wanted} or newer on ${here}; this is ${process.version}. Install it from nodejs.org.`,
  );
}

/** The Node that was installed with the packages, or this one. */
function ownNode() {
  const bundled = path.join('node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');
  if (existsSync(bundled)) return path.resolve(bundled);
  return Number(process.versions.node.split('.')[0]) >= 24 ? process.execPath : failForNode('24');
}

/** As the program will read them. */
function settings() {
  return { ...parseEnv(read('.env')), ...process.env };
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

function fail(message) {
  progress?.end();
  console.error(message);
  process.exit(1);
}
