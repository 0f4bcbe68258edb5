/** How long the work takes at the quickest of a few tries, in milliseconds: what else the machine does is not the subject. */
export async function quickest(tries: number, work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < tries; i++) {
    const startedAt = performance.now();
    await work();
    times.push(performance.now() - startedAt);
  }
  return Math.min(...times);
}
