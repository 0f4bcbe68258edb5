import type { Rules, TextKind } from '../form.ts';

export type TextName<F extends Rules> = { [K in keyof F]: F[K]['kind'] extends TextKind ? K : never }[keyof F] & string;

const otherKinds = new Set(['choice', 'whole', 'yes', 'day', 'picture', 'pictures']);

/** The names of the fields in which text is written. */
export const textNames = <F extends Rules>(rules: F) =>
  Object.keys(rules).filter((name) => !otherKinds.has(rules[name]?.kind ?? '')) as TextName<F>[];

/** What is written in them; nothing is an empty text. */
export const textsIn = <F extends Rules>(rules: F, written: Partial<Record<string, string>>) =>
  Object.fromEntries(textNames(rules).map((name) => [name, written[name] ?? ''])) as Record<TextName<F>, string>;
