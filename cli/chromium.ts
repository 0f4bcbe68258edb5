import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from '@playwright/test';

const places = [
  // The same engine without the windows around it: the tests take little more than half the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** How one way to a browser went: the path of the program, or why there is none. */
type Attempt = { found: string } | { failed: string };

const ways: Record<string, () => Attempt | Promise<Attempt>> = {
  CHROMIUM_PATH: fromSetting,
  'an installed one': fromDisk,
  'the download of Playwright': fromPlaywright,
  'the package of Debian': fromDebian,
};

/** The browser for the tests, by the first way that leads to one. */
export async function findChromium(): Promise<string> {
  const failures: string[] = [];
  for (const [name, way] of Object.entries(ways)) {
    const attempt = await way();
    if ('found' in attempt) return attempt.found;
    failures.push(`- ${name}: ${attempt.failed}`);
  }
  console.error(
    `The browser tests need Chromium, and none was found.\n${failures.join('\n')}\n` +
      'Install Chromium or Chrome, or set CHROMIUM_PATH to one, and run the tests again.',
  );
  process.exit(1);
}

function fromSetting(): Attempt {
  const path = process.env.CHROMIUM_PATH;
  if (!path) return { failed: 'not set' };
  return existsSync(path) ? { found: path } : { failed: `there is no ${path}` };
}

function fromDisk(): Attempt {
  const found = [...places, chromium.executablePath()].find((place) => existsSync(place));
  return found ? { found } : { failed: `none of ${places.join(', ')}` };
}

function fromPlaywright(): Attempt {
  console.log('Installing Chromium for the tests with Playwright');
  const said = run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  const path = chromium.executablePath();
  return existsSync(path) ? { found: path } : { failed: lastLines(said) };
}

async function fromDebian(): Promise<Attempt> {
  if (!existsSync('/usr/bin/apt-get')) return { failed: 'this is not Debian or Ubuntu' };
  if (process.getuid?.() !== 0) return { failed: 'needs root; try: sudo apt-get install chromium' };
  console.log('Installing Chromium for the tests with apt-get');
  await aptGet(['update', '-q']);
  let said = '';
  for (const name of ['chromium-headless-shell', 'chromium']) {
    said = await aptGet(['install', '-y', '-q', '--no-install-recommends', name]);
    const attempt = fromDisk();
    if ('found' in attempt) return attempt;
  }
  return { failed: lastLines(said) };
}

/** Another program may be installing something: its lock is waited for. */
async function aptGet(args: string[]): Promise<string> {
  const deadline = Date.now() + 10 * 60_000;
  for (;;) {
    const said = run('apt-get', ['-o', 'DPkg::Lock::Timeout=600', ...args]);
    if (!/Could not get lock/.test(said) || Date.now() > deadline) return said;
    await pause(2_000);
  }
}

function run(command: string, args: string[]): string {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8', env, timeout: 15 * 60_000 });
  return `${stdout}${stderr}${error ? error.message : ''}`;
}

const lastLines = (said: string): string =>
  said
    .trim()
    .split('\n')
    .slice(-3)
    .map((line) => line.trim())
    .join(' ');
