const moreCount = 3;

/** What follows a story in its list, and from the top again when the list ends: first the next one, then some more. */
export function readNext<T extends { id: number }>(list: T[], id: number): { next: T | undefined; more: T[] } {
  const place = list.findIndex((story) => story.id === id);
  const [next, ...others] = [...list.slice(place + 1), ...list.slice(0, Math.max(place, 0))];
  return { next, more: others.slice(0, moreCount) };
}
