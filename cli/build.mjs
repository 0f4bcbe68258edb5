// Builds what the sources have changed. Plain JavaScript, because it runs before anything else does.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const parts = {
  site: {
    saying: 'Building the site',
    from: ['web', 'contract'],
    by: ['vite.config.ts', 'react-router.config.ts', 'cli/precompress.ts'],
    steps: [['node_modules/.bin/react-router', 'build'], ['cli/precompress.ts']],
  },
  program: {
    saying: 'Building the program',
    from: ['server', 'api', 'art', 'contract', 'cli'],
    by: [],
    steps: [['cli/build-program.ts']],
  },
};

/** @param {('site' | 'program')[]} names @param {string} node @param {(line: string) => void} say */
export async function buildChanged(names, node, say) {
  for (const name of changedOf(names)) {
    const { saying, steps } = parts[name];
    // Before the work: what is saved meanwhile is not in it.
    const wanted = wantedOf(name);
    say(saying);
    // A build that fails leaves no stamp, so that sources which were built before are built again.
    rmSync(stampOf(name), { force: true });
    for (const step of steps) {
      const { status, output } = await run(node, step, { NODE_ENV: 'production' });
      if (status !== 0) throw new Error(`${output}\nIt could not be built.`);
    }
    mkdirSync('build', { recursive: true });
    writeFileSync(stampOf(name), wanted);
  }
}

/**
 * Those whose sources are not what they were built from. Building the site empties the folder, so all come after it.
 * @param {('site' | 'program')[]} names
 */
export function changedOf(names) {
  const isChanged = (name) => !existsSync(stampOf(name)) || readFileSync(stampOf(name), 'utf8') !== wantedOf(name);
  return names.includes('site') && isChanged('site') ? names : names.filter(isChanged);
}

const stampOf = (name) => `build/.${name}`;

/** What the sources of a part are now; its test asks. @public */
export function wantedOf(name) {
  const { from, by } = parts[name];
  return hashOf(['package-lock.json', ...by, ...from.flatMap(filesBelow)]);
}

/**
 * Waits for a program without holding this one up, so that the seconds go on being shown. What it prints is kept.
 * @param {string} command @param {string[]} args @param {Record<string, string>} env
 */
export function run(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    child.on('error', (error) => resolve({ status: 1, output: String(error) }));
    child.on('close', (status) => resolve({ status, output }));
  });
}

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}

/** @param {string[]} files */
export function hashOf(files) {
  const sum = createHash('sha256');
  for (const file of files) sum.update(file).update(readFileSync(file));
  return sum.digest('hex');
}
