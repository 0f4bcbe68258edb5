import type { PocketGroup } from './pocket-items.ts';

/** What somebody has asked for, as the worker notes it beside the copies (web/service-worker/worker.js). */
export type Choice = { groups: PocketGroup[]; weekly: boolean };
export type Kept = Choice & { at: number };
type Said = { done?: number; all?: number; kept?: true; failed?: true };

const cacheName = 'pocket';
const record = '/pocket?kept';

/** Old browsers, private windows and sites without https have no worker. */
export const canKeep = (): boolean => 'serviceWorker' in navigator && 'caches' in window;

export async function readKept(): Promise<Kept | null> {
  if (!canKeep() || !(await caches.has(cacheName))) return null;
  const found = await (await caches.open(cacheName)).match(record);
  return found ? ((await found.json()) as Kept) : null;
}

/** Fetches what was asked for; each step is said. What was kept before stays until all of it has come. */
export async function keep(choice: Choice, onStep: (done: number, all: number) => void): Promise<void> {
  const { serviceWorker } = navigator;
  const isOff = new Promise<never>((_, fail) => {
    serviceWorker.addEventListener('message', ({ data }) => data === 'off' && fail(new Error('switched off')));
    serviceWorker.startMessages();
  });
  await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  const { active } = await Promise.race([serviceWorker.ready, isOff]);
  const { port1, port2 } = new MessageChannel();
  const done = new Promise<void>((resolve, fail) => {
    port1.onmessage = ({ data }: MessageEvent<Said>) => {
      if (data.kept) resolve();
      else if (data.failed) fail(new Error('not kept'));
      else onStep(data.done ?? 0, data.all ?? 0);
    };
  });
  active?.postMessage(choice, [port2]);
  await Promise.race([done, isOff]);
}

export async function emptyPocket(): Promise<void> {
  await caches.delete(cacheName);
  await (await navigator.serviceWorker.getRegistration('/'))?.unregister();
}
