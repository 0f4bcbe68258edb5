import { lineOf, paragraphOf } from '../../../contract/common/form.ts';
import type { SitePartContent } from '../../../contract/site/site-parts.ts';
import { defaultWords, type WordKey } from '../../../contract/site/words/site-words.ts';
import type { Values } from '../../ui/form/answer.ts';
import type { FormField } from '../../ui/form/describe.ts';
import { wordGroups } from './word-groups.ts';

const most = 400;
/** A name rather than a sentence. */
const short = new Set<WordKey>(['applyStep1', 'applyStep2', 'applyStep3', 'visitLead', 'visitLabel', 'storyReaders']);

const fieldOf = (key: WordKey, label: string): FormField => ({
  rule: short.has(key) || key.startsWith('question') ? lineOf(most) : paragraphOf(most),
  ...{ label, rows: 2, autoComplete: 'off', optional: 'may be empty' },
  ...(defaultWords[key] && { hint: `Empty: ${defaultWords[key]}` }),
});

export const wordsForm: Record<string, FormField> = Object.fromEntries(
  wordGroups.flatMap(({ words }) =>
    Object.entries(words).map(([key, label]) => [key, fieldOf(key as WordKey, label)] as const),
  ),
);

/** What is that of every school stands in no field: it is the hint below it. */
export const wordValues = (words: SitePartContent['words'] = {}): Values =>
  Object.fromEntries(
    Object.keys(wordsForm).map((key) => {
      const text = words[key as WordKey] ?? '';
      return [key, text === defaultWords[key as WordKey] ? '' : text];
    }),
  );

/** A text is one line, however it was typed. */
export const wordsIn = (values: Values): Partial<Record<WordKey, string>> =>
  Object.fromEntries(
    Object.keys(wordsForm)
      .map((key) => [key, (values[key] ?? '').replace(/\s+/g, ' ').trim()])
      .filter(([, text]) => text !== ''),
  );
