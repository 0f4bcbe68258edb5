import type { Question } from '../ranking.queries.ts';
import type { Meaning } from '../search.queries.ts';
import type { CampusFact, Facts } from './facts.queries.ts';

/** A question, what its words mean, and what can be answered from. */
export type Asked = { question: Question; meanings: Meaning[]; facts: Facts; today: string };

export const has = ({ stems }: Meaning, ...wanted: string[]) => wanted.some((stem) => stems.includes(`'${stem}'`));
export const isWord = ({ word }: Meaning, ...words: string[]) => words.includes(word.replace(/'s$/, ''));

const small = 'school term terms year per each now today campus office main class next new'.split(' ');
/** A word that asks for nothing by itself. */
export const isSmall = (meaning: Meaning) => isWord(meaning, ...small) || /^(19|20)\d\d$/.test(meaning.word);

export const campusOf = ({ word }: Meaning, campuses: CampusFact[]) =>
  campuses.find(({ name }) => name.toLowerCase().split(' ').includes(word));
