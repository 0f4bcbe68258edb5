import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const candidates = [
  process.env.CHROMIUM_PATH,
  // The same engine without the windows around it: the tests take little more than half the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The browser for the tests. Where Debian's package manager is ours to use, the quick one is installed. */
export function findChromium(): string {
  const found = installed();
  if (found && (found === process.env.CHROMIUM_PATH || !found.endsWith('/chromium'))) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium for tests from Debian');
    const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, timeout: 180_000 };
    spawnSync('apt-get', ['update', '-q'], options);
    const install = (name: string) =>
      spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], options);
    install('chromium-headless-shell');
    if (!installed()) install('chromium');
  }
  const now = installed();
  if (now) return now;
  console.error(
    'The browser tests need Chromium. Install it ("sudo apt-get install chromium" on Debian and Ubuntu), ' +
      'or set CHROMIUM_PATH to a Chromium or Chrome, and run the tests again.',
  );
  process.exit(1);
}

function installed(): string | undefined {
  return candidates.find((candidate) => candidate && existsSync(candidate));
}
