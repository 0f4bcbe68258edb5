/** What the others must not be. */
export function work(times: number): number {
  let steps = 0;
  for (let i = 0; i < times * 300; i++) for (let j = 0; j < times * 300; j++) steps++;
  return steps;
}
