import { NotPossibleHere } from './not-possible-here.ts';
import { bucketUnavailable } from './scenarios/bucket-unavailable.ts';
import { clockJumps } from './scenarios/clock-jumps.ts';
import { databaseUnavailable } from './scenarios/database-unavailable.ts';
import { diskFull } from './scenarios/disk-full.ts';
import type { Outcome, ScenarioOptions } from './scenarios/expectations.ts';
import { mailServerUnavailable } from './scenarios/mail-server-unavailable.ts';

/** What fell short, what took too long, or why it could not be played. */
export type Scenario = { name: string; wrong: string[]; slow: string[]; notPossible: string };

const all: Record<string, (options: ScenarioOptions) => Promise<Outcome>> = {
  'disk full': diskFull,
  'database unavailable': databaseUnavailable,
  'bucket unavailable': bucketUnavailable,
  'mail server unavailable': mailServerUnavailable,
  'clock jumping': clockJumps,
};

export const scenarioNames = Object.keys(all);

/** What else can happen to a site, each to one of its own and two at a time, as they mostly wait; each says what fell short. */
export async function runScenarios({
  report = () => {},
  ...options
}: ScenarioOptions & { report?: (line: string) => void }): Promise<Scenario[]> {
  const results: Scenario[] = [];
  const remaining = Object.entries(all).values();
  const playSome = async () => {
    for (const [name, play] of remaining) {
      const startedAt = performance.now();
      let notPossible = '';
      const { wrong, slow } = await play(options).catch((error): Outcome => {
        if (!(error instanceof NotPossibleHere)) return { wrong: [String(error)], slow: [] };
        notPossible = error.message;
        return { wrong: [], slow: [] };
      });
      const took = Math.round(performance.now() - startedAt);
      const outcome = notPossible ? `NOT PLAYED, ${notPossible}` : [...wrong, ...slow].join('; ') || 'well';
      report(`${name}: ${outcome} (${took} ms)`);
      results.push({ name, wrong, slow, notPossible });
    }
  };
  await Promise.all([playSome(), playSome()]);
  return results;
}
