import type { Words } from '../../../../contract/site/words/site-words.ts';

/** What the school asks those who left it. */
export const questionNames = ['question1', 'question2', 'question3', 'question4', 'question5', 'question6'] as const;

type Answers = Record<(typeof questionNames)[number], string>;

/** The answers as one text, each below its question, with an empty line between. */
export const joinAnswers = (words: Words, answers: Answers): string =>
  questionNames.map((name) => `${words[name]}\n${answers[name].trim()}`).join('\n\n');
