// The first thing that every npm script runs, with whatever Node the machine has (20.19 or newer), on a clone that may
// have nothing installed: it installs and builds what is missing or out of date, then hands over to the Node 24 that
// came with the installation. Plain JavaScript without dependencies, because there are none yet.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
process.chdir(root);

const tasks = {
  start: { build: true, script: 'server/main.ts', env: { NODE_ENV: 'production' } },
  dev: { script: 'server/dev.ts', env: { NODE_ENV: 'development' } },
  cli: { script: 'cli/cli.ts' },
  check: { tools: true, script: 'cli/check.ts' },
  test: { tools: true, build: true, script: 'cli/test.ts' },
  faults: { tools: true, build: true, script: 'tests/faults/run.ts' },
  lighthouse: { tools: true, build: true, script: 'tests/lighthouse/run.ts' },
};

const [name, ...args] = process.argv.slice(2);
const task = tasks[name];
if (!task) fail(`There is no task "${name}". Choose one of: ${Object.keys(tasks).join(', ')}.`);

install();
const node = ownNode();
if (task.build) build();
handOver();

function install() {
  const lock = hash(['package-lock.json']);
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

function build() {
  const sources = ['web', 'server', 'api', 'contract'].flatMap(filesBelow);
  const wanted = hash([
    ...['package-lock.json', 'vite.config.ts', 'react-router.config.ts', 'cli/precompress.ts'],
    ...sources,
  ]);
  const stamp = 'build/.built';
  if (read(stamp) === wanted) return;
  say('Building the site');
  for (const step of [['node_modules/.bin/react-router', 'build'], ['cli/precompress.ts']]) {
    const { status, stdout, stderr } = spawnSync(node, step, {
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production' },
    });
    if (status !== 0) fail(`${stdout}${stderr}\nThe site could not be built.`);
  }
  mkdirSync('build', { recursive: true });
  writeFileSync(stamp, wanted);
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

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}

function hash(files) {
  const sum = createHash('sha256');
  for (const file of files) sum.update(file).update(readFileSync(file));
  return sum.digest('hex');
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
