import { spawnSync } from 'node:child_process';
import { chmodSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../support/program.ts';
import { NotPossibleHere } from '../not-possible-here.ts';
import { openSite, type SiteUnderTest } from '../site-under-test.ts';
import { expectations, type Outcome, statusOf } from './expectations.ts';

const diskMegabytes = 220;

/**
 * Database and pictures on a small disk that runs full while people save: clear refusals, readers go on, and with space
 * again everything goes on by itself. Only root can make such a disk.
 */
export async function diskFull(): Promise<Outcome> {
  if (process.getuid?.() !== 0) throw new NotPossibleHere('only root can make a small disk');
  const folder = temporaryFolder('disk-full');
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMegabytes}m`, 'tmpfs', folder]);
  if (mounted.status !== 0) throw new NotPossibleHere('a small disk may not be mounted in this container');
  chmodSync(folder, 0o755);
  const { wrong, slow, expect, expectNothingLost } = expectations();
  const ballast = path.join(folder, 'ballast');
  let site: SiteUnderTest | undefined;
  try {
    site = await openSite(folder);
    expect((await site.save('gallery')) === 201, 'nothing could be saved with space');
    expect((await statusOf(`${site.url}/about`)) === 200, 'a page could not be read');

    // Down to the last byte, so that nothing is left for either.
    for (const size of [1 << 20, 4096]) fill(ballast, size);
    const refused: number[] = [];
    for (const kind of ['story', 'gallery', 'event', 'story'] as const) refused.push(await site.save(kind));
    expect(refused.includes(503), `a full disk was answered with ${refused.join(', ')}`);
    const writers = site.startWriters();
    await site.untilTried(60);
    await writers.stop();
    expect((await statusOf(`${site.url}/about`)) === 200, 'readers were not answered with a full disk');

    rmSync(ballast);
    await site.untilWell();
    const after = [await site.save('story'), await site.save('gallery'), await site.save('contact')];
    expect(
      after.every((status) => status === 201),
      `with space again: ${after.join(', ')}`,
    );
    await expectNothingLost(site, folder);
    expect((await site.current().stop()) === 0, 'the program did not end well');
    await site.restart();
    await site.untilWell();
    await expectNothingLost(site, folder);
  } finally {
    rmSync(ballast, { force: true });
    await site?.close();
    spawnSync('umount', ['--lazy', folder]);
    rmSync(folder, { recursive: true, force: true });
  }
  return { wrong, slow };
}

function fill(file: string, blockBytes: number): void {
  const block = Buffer.alloc(blockBytes, 1);
  try {
    for (;;) writeFileSync(file, block, { flag: 'a' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
