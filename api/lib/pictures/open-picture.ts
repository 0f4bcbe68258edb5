import type { Sharp, SharpOptions } from 'sharp';

let loading: ReturnType<typeof load> | undefined;

/**
 * Most processes never work on a picture, and what does it takes twenty megabytes of each: it comes with the first one.
 */
export async function openPicture(content: Uint8Array, options?: SharpOptions): Promise<Sharp> {
  loading ??= load();
  const sharp = await loading;
  return sharp(content, options);
}

async function load() {
  const { default: sharp } = await import('sharp');
  // libvips caches decoded pictures; they are all different, so that would only cost memory.
  sharp.cache(false);
  // One thread for each picture: the others are for readers.
  sharp.concurrency(1);
  return sharp;
}
