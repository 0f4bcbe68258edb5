import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** What somebody asks, and the path of the page that should come first. */
const questions = z.array(z.object({ ask: z.string(), to: z.string() })).min(1);
type Question = z.infer<typeof questions>[number];
type Missed = Question & { got: string[] };

/** So many of a hundred must lead there first. */
export const leastScore = 99;

export const ownQuestions = path.join(import.meta.dirname, 'questions.json');
/** Those in other words, and in other languages; what they lead to was not written down before it was mended. */
export const moreQuestions = path.join(import.meta.dirname, 'more-questions.json');
export const readQuestions = (file: string): Question[] => questions.parse(JSON.parse(readFileSync(file, 'utf8')));

/** Asks them one after the other; `find` answers with the paths that were found, the best first. */
export async function scoreOf(asked: Question[], find: (words: string) => Promise<string[]>) {
  const missed: Missed[] = [];
  for (const question of asked) {
    const got = await find(question.ask);
    if (got[0] !== question.to) missed.push({ ...question, got });
  }
  return { score: (100 * (asked.length - missed.length)) / asked.length, missed };
}
