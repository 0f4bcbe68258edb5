import { execFile } from 'node:child_process';
import { getPriority } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterEach, expect, test, vi } from 'vitest';
import { jpegBytes } from '../../../tests/support/factory.ts';
import { childrenOf, killNow } from '../../../tests/support/processes.ts';
import { SlowWorkError } from '../child-work.ts';
import { workOnPicture } from './work-on-picture.ts';

afterEach(() => void vi.useRealTimers());

/** It takes so long to make a variant of it that whoever kills the process comes in time. */
const largePicture = () =>
  sharp({
    create: {
      width: 2000,
      height: 2000,
      channels: 3,
      background: '#147',
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer();

const pictureProcesses = () => childrenOf(process.pid).filter(({ command }) => command.includes('picture-process'));

test('pictures are worked on in one process, below everything that answers readers', async () => {
  const picture = await jpegBytes();
  const variants = await Promise.all([40, 20].map((width) => workOnPicture('narrow', picture, width, 'webp')));
  const widths = await Promise.all(variants.map(async (variant) => (await sharp(variant).metadata()).width));
  expect(widths).toEqual([40, 20]);
  expect(pictureProcesses()).toHaveLength(1);
  expect(getPriority(pictureProcesses()[0]?.pid)).toBeGreaterThan(getPriority());
});

test('a program that was started with a low priority works on pictures below that', async () => {
  const module = (file: string) => JSON.stringify(path.join(import.meta.dirname, file));
  const program = `
    import { getPriority } from 'node:os';
    import { childrenOf } from ${module('../../../tests/support/processes.ts')};
    import { workOnPicture } from ${module('work-on-picture.ts')};
    await workOnPicture('clean', Buffer.from(process.argv[1], 'base64'));
    const [child] = childrenOf(process.pid).filter(({ command }) => command.includes('picture-process'));
    console.log(JSON.stringify([getPriority(), getPriority(child.pid)]));`;
  const picture = (await jpegBytes()).toString('base64');
  const node = [process.execPath, '--input-type=module', '-e', program, picture];
  const { stdout } = await promisify(execFile)('nice', ['-n', '8', ...node]);
  const [own = 0, ofPictures = 0] = JSON.parse(stdout) as number[];
  expect(own).toBeGreaterThanOrEqual(8);
  expect(ofPictures).toBe(Math.min(own + 5, 19));
});

test('what cannot be read is refused with the decoder’s words, and the next one is taken', async () => {
  await expect(workOnPicture('clean', Uint8Array.of(1, 2, 3))).rejects.toThrow('unsupported image format');
  expect(await workOnPicture('clean', await jpegBytes())).toMatchObject({ type: 'jpeg' });
});

test('when the process is killed, what it was doing is done by the next one', async () => {
  await workOnPicture('clean', await jpegBytes());
  const [{ pid } = { pid: 0 }] = pictureProcesses();
  const variant = workOnPicture('narrow', await largePicture(), 900, 'avif');
  killNow(pid);
  expect(await sharp(await variant).metadata()).toMatchObject({ width: 900 });
  expect(pictureProcesses().map((one) => one.pid)).not.toContain(pid);
});

test('a file that brings the process down again and again is refused', async () => {
  const work = workOnPicture('narrow', await largePicture(), 900, 'avif');
  const killing = setInterval(() => {
    for (const { pid } of pictureProcesses()) killNow(pid);
  }, 1);
  await expect(work.finally(() => clearInterval(killing))).rejects.toThrow('could not be read');
  expect(await workOnPicture('clean', await jpegBytes())).toMatchObject({ type: 'jpeg' });
});

test('what takes too long is refused with the end of its process, and the next one is taken', async () => {
  await workOnPicture('clean', await jpegBytes());
  const [{ pid } = { pid: 0 }] = pictureProcesses();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const slow = workOnPicture('crest', slowDrawing).catch((error: unknown) => error);
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(15_000);
  expect(await slow).toBeInstanceOf(SlowWorkError);
  expect(await workOnPicture('clean', await jpegBytes())).toMatchObject({ type: 'jpeg' });
  await expect.poll(() => pictureProcesses().map((one) => one.pid)).not.toContain(pid);
});

/** A few words, and minutes of work for the decoder. */
const blurs = '<feGaussianBlur stdDeviation="40"/>'.repeat(300);
const slowDrawing = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300"><filter id="f">${blurs}</filter>${'<rect width="300" height="300" filter="url(#f)"/>'.repeat(60)}</svg>`,
);

test('a process that was let go and ends late takes nothing from the next one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await workOnPicture('clean', await jpegBytes());
  const [{ pid } = { pid: 0 }] = pictureProcesses();
  process.kill(pid, 'SIGSTOP');
  vi.advanceTimersByTime(60_000);
  const variant = workOnPicture('narrow', await largePicture(), 900, 'avif');
  process.kill(pid, 'SIGCONT');
  await expect.poll(() => pictureProcesses().map((one) => one.pid)).not.toContain(pid);
  const [{ pid: next } = { pid: 0 }] = pictureProcesses();
  killNow(next);
  expect(await sharp(await variant).metadata()).toMatchObject({ width: 900 });
});
