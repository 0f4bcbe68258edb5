import { z } from 'zod';
import { paragraphOf } from '../../common/form.ts';
import { defaultSynonyms } from './synonym-defaults.ts';

const synonymLimits = { groups: 120, words: 16, length: 40 } as const;

const synonymMessages = {
  word: `A word or a few, at most ${synonymLimits.length} characters.`,
  alone: 'On each line at least two words, with a comma between them.',
  words: `On each line at most ${synonymLimits.words} words.`,
  groups: `At most ${synonymLimits.groups} lines.`,
} as const;

const word = z
  .string({ error: synonymMessages.word })
  .trim()
  .toLowerCase()
  .min(1, synonymMessages.word)
  .max(synonymLimits.length, synonymMessages.word)
  .regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N} '’.-]*$/u, 'Words are letters and digits.');

/** Words that mean the same to whoever searches. */
export const synonymSettings = z
  .object({
    groups: z
      .array(
        z.array(word).min(2, synonymMessages.alone).max(synonymLimits.words, synonymMessages.words),
        synonymMessages.groups,
      )
      .max(synonymLimits.groups, synonymMessages.groups)
      .describe('In each group words that mean the same'),
  })
  .meta({ id: 'SynonymSettings' });

export type SynonymSettings = z.infer<typeof synonymSettings>;

/** The form has a group on each line. */
export const synonymFields = { groups: paragraphOf(20_000) };

export const noSynonymsSaved: SynonymSettings = { groups: defaultSynonyms };
