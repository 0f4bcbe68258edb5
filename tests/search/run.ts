import { rmSync } from 'node:fs';
import { searchAnswer } from '../../contract/site/search.ts';
import { startSite, temporaryFolder } from '../support/program.ts';
import { leastScore, ownQuestions, readQuestions, scoreOf } from './score.ts';

/** `npm run search:score`: how many questions of families lead to the right page, or those of another file. */
const [file = ownQuestions] = process.argv.slice(2);
const questions = readQuestions(file);
const folder = temporaryFolder('score');
const site = await startSite({ DATA_DIR: folder, DEMO: 'true' });

const { score, missed } = await scoreOf(questions, async (words) => {
  const answer = await fetch(`${site.url}/api/search?${new URLSearchParams({ q: words })}`);
  return searchAnswer.parse(await answer.json()).docs.map(({ url }) => url);
});
await site.stop();
rmSync(folder, { recursive: true, force: true });

for (const { ask, to, got } of missed) console.log(`${ask}\n  should lead to ${to}, leads to ${got[0] ?? 'nothing'}`);
console.log(`${questions.length - missed.length} of ${questions.length} lead there first, ${leastScore} of 100 must.`);
process.exit(score >= leastScore ? 0 : 1);
