// Builds what the sources have changed. Plain JavaScript, because it runs before anything else does.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
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
    from: ['server', 'api', 'contract', 'cli'],
    by: [],
    steps: [['cli/build-program.ts']],
  },
};

/** @param {('site' | 'program')[]} names @param {string} node @param {(line: string) => void} say */
export function buildChanged(names, node, say) {
  for (const name of names) {
    const { saying, from, by, steps } = parts[name];
    const wanted = hashOf(['package-lock.json', ...by, ...from.flatMap(filesBelow)]);
    const stamp = `build/.${name}`;
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) continue;
    say(saying);
    for (const step of steps) {
      const { status, stdout, stderr } = spawnSync(node, step, {
        encoding: 'utf8',
        env: { ...process.env, NODE_ENV: 'production' },
      });
      if (status !== 0) throw new Error(`${stdout}${stderr}\nIt could not be built.`);
    }
    mkdirSync('build', { recursive: true });
    writeFileSync(stamp, wanted);
  }
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
