/**
 * Which pictures take the room of four in a grid of four columns. As many as the count leaves over when it is divided
 * by four fill the last row, and so do four or eight more of them: the number nearest to a quarter is taken.
 */
export function largeOnes(count: number): Set<number> {
  const least = count % 4;
  const rounds = Math.max(0, Math.ceil((count / 4 - least) / 4 - 0.5));
  const amount = least + 4 * rounds;
  return new Set(Array.from({ length: amount }, (_, turn) => Math.round((turn * count) / amount)));
}
