import { type ChildProcess, fork } from 'node:child_process';
import { getPriority, setPriority } from 'node:os';
import { createLimiter } from './limiter.ts';

export type Tasks = { [task: string]: (...args: never[]) => Promise<unknown> };
export type Question = { id: number; task: string; args: unknown[] };
export type Answer = { id: number; result: unknown } | { id: number; refused: string };
type Pending = {
  question: Question;
  attempts: number;
  deadline?: NodeJS.Timeout;
  resolve: (result: never) => void;
  reject: (error: Error) => void;
};

type Options = {
  /** The program of the child: the file of its source, and its name in the built program. */
  source: string;
  built: string;
  nodeFlags?: string[];
  maxConcurrent: number;
  /** How long a task may take; only the end of the child ends what runs in it. */
  deadlineMs: number | ((task: string) => number);
  /** The words of the refusal of a task that brought the child down or did not end. */
  broken: string;
};

/** So far below everything that answers readers, as far as the system goes. */
const stepsBelow = 5;
const lowestPriority = 19;
const idleMs = 60_000;
const queueMs = 10 * 60_000;
const maxAttempts = 2;
const isSource = import.meta.filename.endsWith('.ts');

/** Says something about the task itself: it was refused, brings the child down or does not end. All else passes. */
export class RefusedWorkError extends Error {}
export class SlowWorkError extends RefusedWorkError {}

/**
 * Runs tasks in a child process of low priority: readers come first, and bytes of strangers that crash, hang or swell
 * what reads them take nobody with them. The child starts with the first task and ends when it is idle. A task whose
 * child dies is tried once more; one that passes its deadline is killed, and not tried again.
 */
export function createChildWork<T extends Tasks>(options: Options) {
  const { source, built, nodeFlags = [], maxConcurrent, deadlineMs, broken } = options;
  const limit = createLimiter({
    maxConcurrent,
    timeoutMs: queueMs,
    message: 'There is too much to do. Try again later.',
  });
  const pending = new Map<number, Pending>();
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let asked = 0;

  function send(one: Pending): void {
    one.attempts += 1;
    clearTimeout(idle);
    child ??= start();
    // While somebody waits, the program does not end; otherwise this is no reason to stay.
    child.ref();
    child.channel?.ref();
    const giveUp = () => {
      fail(one, new SlowWorkError(broken));
      child?.kill('SIGKILL');
    };
    one.deadline = setTimeout(giveUp, typeof deadlineMs === 'number' ? deadlineMs : deadlineMs(one.question.task));
    child.send(one.question, () => {});
  }

  function start(): ChildProcess {
    // "advanced" sends bytes as they are.
    const started = fork(isSource ? source : `build/program/${built}.js`, {
      execArgv: nodeFlags,
      serialization: 'advanced',
      env: { ...process.env, UV_THREADPOOL_SIZE: '2', MALLOC_ARENA_MAX: '2' },
    });
    if (started.pid) lowerPriority(started.pid);
    started.on('message', (answer: Answer) => settle(answer));
    started.once('exit', () => retry(started, new RefusedWorkError(broken)));
    // One that could not be started says nothing about the task.
    started.once('error', (error) => retry(started, error));
    return started;
  }

  function settle(answer: Answer): void {
    const one = pending.get(answer.id);
    if (one && 'refused' in answer) fail(one, new RefusedWorkError(answer.refused));
    else if (one && 'result' in answer) {
      finish(one);
      one.resolve(answer.result as never);
    }
  }

  function fail(one: Pending, error: Error): void {
    finish(one);
    one.reject(error);
  }

  function finish({ question, deadline }: Pending): void {
    clearTimeout(deadline);
    pending.delete(question.id);
    if (pending.size > 0) return;
    child?.unref();
    child?.channel?.unref();
    idle = setTimeout(() => {
      child?.disconnect();
      child = undefined;
    }, idleMs);
    idle.unref();
  }

  /** The child ended in the middle: killed, or brought down by one of these. */
  function retry(ended: ChildProcess, error: Error): void {
    if (child !== ended) return;
    child = undefined;
    for (const one of [...pending.values()]) {
      clearTimeout(one.deadline);
      if (one.attempts < maxAttempts) send(one);
      else fail(one, error);
    }
  }

  return <K extends keyof T & string>(task: K, ...args: Parameters<T[K]>): Promise<Awaited<ReturnType<T[K]>>> =>
    limit(
      () =>
        new Promise((resolve, reject) => {
          asked += 1;
          const one: Pending = { question: { id: asked, task, args }, attempts: 0, resolve, reject };
          pending.set(asked, one);
          send(one);
        }),
    );
}

/** Below our own, which a service manager may have lowered: nobody may raise one again. Without it the work is done, too. */
function lowerPriority(pid: number): void {
  try {
    setPriority(pid, Math.min(getPriority() + stepsBelow, lowestPriority));
  } catch {
    // Forbidden by a sandbox, or the process is gone already.
  }
}
