import path from 'node:path';
import { createChildWork } from '../child-work.ts';
import type { PictureTasks } from './tasks.ts';

/** Works on a picture in a process of its own, of low priority and with few threads. */
export const workOnPicture = createChildWork<PictureTasks>({
  source: path.join(import.meta.dirname, 'picture-process.ts'),
  built: 'pictures',
  // One for those who wait and one for what is made beforehand; each has one thread.
  maxConcurrent: 2,
  // A drawing can keep the decoder busy for hours, and others wait. Smaller copies are made beforehand, at leisure.
  deadlineMs: (task) => (task === 'narrow' ? 60_000 : 15_000),
  broken: 'the picture could not be read',
});

/** The decoder says by its words alone that a picture has more pixels than it may open. */
export const isBeyondPixelLimit = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('pixel limit');
