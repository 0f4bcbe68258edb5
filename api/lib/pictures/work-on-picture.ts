import { type ChildProcess, fork } from 'node:child_process';
import { getPriority, setPriority } from 'node:os';
import path from 'node:path';
import type { PictureTasks } from './tasks.ts';

type Task = keyof PictureTasks;
type Result<T extends Task> = Awaited<ReturnType<PictureTasks[T]>>;
export type Question = { id: number; task: Task; args: unknown[] };
export type Answer = { id: number; result: Result<Task> } | { id: number; refused: string };
type Waiting = {
  question: Question;
  attempts: number;
  resolve: (result: never) => void;
  reject: (error: Error) => void;
};

/** So far below everything that answers readers, as far as the system goes. */
const stepsBelow = 5;
const lowestPriority = 19;
const idleMs = 60_000;
const maxAttempts = 2;
const isSource = import.meta.filename.endsWith('.ts');
const program = isSource ? path.join(import.meta.dirname, 'picture-process.ts') : 'build/program/pictures.js';

let child: ChildProcess | undefined;
let idle: NodeJS.Timeout | undefined;
let asked = 0;
const waiting = new Map<number, Waiting>();

/**
 * Works on a picture in a process of its own, of low priority and with few threads: readers come first, and a file that
 * brings the decoder down takes nobody with it.
 */
export function workOnPicture<T extends Task>(task: T, ...args: Parameters<PictureTasks[T]>): Promise<Result<T>> {
  return new Promise((resolve, reject) => {
    asked += 1;
    const question = { id: asked, task, args };
    waiting.set(question.id, { question, attempts: 0, resolve, reject });
    send(question.id);
  });
}

function send(id: number): void {
  const one = waiting.get(id);
  if (!one) return;
  one.attempts += 1;
  clearTimeout(idle);
  child ??= start();
  // While somebody waits, the program does not end; otherwise this is no reason to stay.
  child.ref();
  child.channel?.ref();
  child.send(one.question, () => {});
}

function start(): ChildProcess {
  // "advanced" sends bytes as they are.
  const started = fork(program, {
    execArgv: [],
    serialization: 'advanced',
    env: { ...process.env, UV_THREADPOOL_SIZE: '2' },
  });
  if (started.pid) lowerPriority(started.pid);
  started.on('message', (answer: Answer) => resolveAnswer(answer));
  started.on('error', () => {});
  started.on('exit', () => {
    if (child === started) child = undefined;
    retryAll();
  });
  return started;
}

/** Below our own, which a service manager may have lowered: nobody may raise one again. Without it pictures still work. */
function lowerPriority(pid: number): void {
  try {
    setPriority(pid, Math.min(getPriority() + stepsBelow, lowestPriority));
  } catch {
    // Forbidden by a sandbox, or the process is gone already.
  }
}

function resolveAnswer(answer: Answer): void {
  const one = waiting.get(answer.id);
  waiting.delete(answer.id);
  if (one && 'result' in answer) one.resolve(answer.result as never);
  else if (one && 'refused' in answer) one.reject(new Error(answer.refused));
  if (waiting.size === 0) rest();
}

/** It ended in the middle: killed, or brought down by one of these. Each is tried once more. */
function retryAll(): void {
  for (const [id, { attempts, reject }] of [...waiting]) {
    if (attempts < maxAttempts) {
      send(id);
      continue;
    }
    waiting.delete(id);
    reject(new Error('the picture could not be read'));
  }
}

function rest(): void {
  child?.unref();
  child?.channel?.unref();
  idle = setTimeout(() => {
    child?.disconnect();
    child = undefined;
  }, idleMs);
  idle.unref();
}

/** The decoder says by its words alone that a picture has more pixels than it may open. */
export const isBeyondPixelLimit = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('pixel limit');
