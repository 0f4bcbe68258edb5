import type { Answer, Question, Tasks } from './child-work.ts';

/** The child's side of `createChildWork`. */
export function serveTasks(tasks: Tasks): void {
  const answer = (message: Answer) => process.send?.(message);
  process.on('message', ({ id, task, args }: Question) => {
    // What the task before has left would otherwise be added to what this one needs.
    globalThis.gc?.();
    const work = tasks[task] as (...args: unknown[]) => Promise<unknown>;
    work(...args).then(
      (result) => answer({ id, result }),
      (error: Error) => answer({ id, refused: error.message }),
    );
  });
  // Whoever asked is gone, also when it was killed.
  process.on('disconnect', () => process.exit());
}
