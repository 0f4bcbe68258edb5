import { createLimiter } from '../limiter.ts';
import { type PictureTasks, pictureTasks } from './tasks.ts';
import type { Answer, Question } from './work-on-picture.ts';

/** One for those who wait and one for what is made beforehand; each has one thread. */
const maxConcurrent = 2;
const limit = createLimiter({ maxConcurrent, timeoutMs: 10 * 60_000, message: 'too many pictures' });

const answer = (message: Answer) => process.send?.(message);

process.on('message', ({ id, task, args }: Question) => {
  const work = pictureTasks[task] as (...args: unknown[]) => Promise<Awaited<ReturnType<PictureTasks[typeof task]>>>;
  limit(() => work(...args)).then(
    (result) => answer({ id, result }),
    (error: Error) => answer({ id, refused: error.message }),
  );
});

// Whoever asked is gone, also when it was killed.
process.on('disconnect', () => process.exit());
