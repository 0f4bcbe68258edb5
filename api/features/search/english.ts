import { englishWords } from './english-words.ts';

let known: Set<string> | undefined;

/** What an English word is without its ending; more than one, since endings change letters. */
const endings: [RegExp, string][] = [
  [/('s|s)$/, ''],
  [/es$/, ''],
  [/ies$/, 'y'],
  [/(ed|ing|ers?|ly|ness|est|ment|ful|less)$/, ''],
  [/(ed|ing|ers?)$/, 'e'],
  [/(ied|iest|ier)$/, 'y'],
  [/(.)\1(ing|ed|er|ers)$/, '$1'],
];
/** A short word doubles its last letter: swimming is one, swiming is none. */
const doubles = /^[^aeiou]*[aeiou][^aeiouwxy](ing|ed|ers?)$/;

/** Whether it is a form of an everyday English word, which nobody has to put right. */
export function isEnglish(word: string): boolean {
  known ??= new Set(englishWords.flatMap((line) => line.split(' ')));
  const words = known;
  const has = ([ending, instead]: [RegExp, string]) => ending.test(word) && words.has(word.replace(ending, instead));
  return words.has(word) || endings.some((one) => has(one) && !(one[1] === '' && doubles.test(word)));
}
