import { getPriority } from 'node:os';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { jpegBytes } from '../../../tests/support/factory.ts';
import { childrenOf, killNow } from '../../../tests/support/processes.ts';
import { workOnPicture } from './work-on-picture.ts';

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
