import type { Clock } from '../../lib/clock.ts';

type Person = { id: number; name: string };
type Seen = Person & { until: number };

export type PresenceBoard = {
  /** Notes that somebody has it open, in every process, and says who else has. */
  meet: (key: string, person: Person) => Person[];
  /** What another process has noted. */
  receive: (message: string) => void;
  /** How the other processes are told; without it this one is alone. */
  notifyBy: (notify: (message: string) => void) => void;
};

/** Two questions may be missed before somebody counts as gone. */
const seenMs = 5_000;
const maxKeys = 2_000;
const maxPeople = 20;

/** Who has what open just now: in memory alone, for seconds. */
export function createPresenceBoard(clock: Clock): PresenceBoard {
  const board = new Map<string, Map<number, Seen>>();
  let notify: (message: string) => void = () => {};

  function note(key: string, { id, name }: Person): Map<number, Seen> {
    const now = clock().getTime();
    const people = board.get(key) ?? new Map<number, Seen>();
    for (const [other, { until }] of people) if (until <= now) people.delete(other);
    if (people.has(id) || people.size < maxPeople) people.set(id, { id, name, until: now + seenMs });
    // What was noted last stands last: the first is the one that was left for longest.
    board.delete(key);
    board.set(key, people);
    const [oldest] = board.keys();
    if (board.size > maxKeys && oldest !== undefined) board.delete(oldest);
    return people;
  }

  return {
    meet(key, person) {
      notify(JSON.stringify([key, person.id, person.name]));
      return [...note(key, person).values()].filter(({ id }) => id !== person.id).map(({ id, name }) => ({ id, name }));
    },
    receive(message) {
      const [key, id, name] = JSON.parse(message) as [string, number, string];
      note(key, { id, name });
    },
    notifyBy(way) {
      notify = way;
    },
  };
}
