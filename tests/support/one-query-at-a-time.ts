import { afterEach, expect } from 'vitest';
import { PreparingClient } from '../../api/db/preparing-client.ts';

/** Statements that were sent on a connection that was busy with another one. The driver forbids it from version 9. */
type Watched = typeof PreparingClient & { overlapping?: string[] };

// This file is read again for each test file, and the client is not: its method is replaced once.
const watched: Watched = PreparingClient;
watched.overlapping ??= watch();

function watch(): string[] {
  const overlapping: string[] = [];
  const busy = new WeakSet<PreparingClient>();
  const { query } = PreparingClient.prototype;
  PreparingClient.prototype.query = function (this: PreparingClient, ...args: unknown[]) {
    const [first] = args;
    const text = typeof first === 'string' ? first : (first as { text?: string } | undefined)?.text;
    // The shared connection for declared reads is pipelined, which is another thing.
    if ('pipeline' in this && this.pipeline) return query.apply(this, args);
    if (busy.has(this)) overlapping.push(String(text).slice(0, 120));
    const answer = query.apply(this, args);
    if (!(answer instanceof Promise)) return answer;
    busy.add(this);
    const free = () => busy.delete(this);
    answer.then(free, free);
    return answer;
  };
  return overlapping;
}

afterEach(() => {
  expect(watched.overlapping?.splice(0), 'each connection carries out one statement at a time').toEqual([]);
});
