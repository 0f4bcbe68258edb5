import type { HeldData } from '../../../contract/people/privacy.ts';
import type { Values } from '../../ui/form/answer.ts';

const decided = 'decide ';
const ticked = 'tick ';

/** The fields of the form: a decision about what was published, a tick for what else was found. */
export const decisionField = (id: string) => `${decided}${id}`;
export const tickField = (id: string) => `${ticked}${id}`;

export function decisionsIn(values: Values): { erase: string[]; keep: string[] } {
  const given = (prefix: string, answer: string) =>
    Object.entries(values)
      .filter(([name, value]) => name.startsWith(prefix) && value === answer)
      .map(([name]) => name.slice(prefix.length));
  return { erase: [...given(decided, 'erase'), ...given(ticked, 'on')], keep: given(decided, 'keep') };
}

export const undecidedIn = ({ published }: HeldData, values: Values): number =>
  published.filter(({ id }) => !values[decisionField(id)]).length;

/** How many ticks there could be. */
export const tickCount = ({ others, phrases }: HeldData): number =>
  others.length + phrases.reduce((sum, { places }) => sum + places.length, 0);
