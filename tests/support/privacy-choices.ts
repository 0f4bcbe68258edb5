import type { HeldData } from '../../contract/people/privacy.ts';

/** The ids of everything that can be ticked. */
export const choicesIn = ({ published, others, phrases }: HeldData): string[] =>
  [...published, ...others, ...phrases.flatMap(({ places }) => places)].map(({ id }) => id);
