import { NotPossibleHere } from './not-possible-here.ts';
import { bucketUnavailable } from './scenarios/bucket-unavailable.ts';
import { clockJumps } from './scenarios/clock-jumps.ts';
import { databaseUnavailable } from './scenarios/database-unavailable.ts';
import { diskFull } from './scenarios/disk-full.ts';
import { mailServerUnavailable } from './scenarios/mail-server-unavailable.ts';

/** What fell short, or why it could not be played. */
export type Scenario = { name: string; wrong: string[]; notPossible: string };
export type ScenarioOptions = { minuteSeconds: number };

const all: Record<string, (options: ScenarioOptions) => Promise<string[]>> = {
  'disk full': diskFull,
  'database unavailable': databaseUnavailable,
  'bucket unavailable': bucketUnavailable,
  'mail server unavailable': mailServerUnavailable,
  'clock jumping': clockJumps,
};

export const scenarioNames = Object.keys(all);

/** What else can happen to a site, each to one of its own and two at a time, as they mostly wait; each says what fell short. */
export async function runScenarios({
  minuteSeconds,
  report = () => {},
}: ScenarioOptions & { report?: (line: string) => void }): Promise<Scenario[]> {
  const results: Scenario[] = [];
  const remaining = Object.entries(all).values();
  const playSome = async () => {
    for (const [name, play] of remaining) {
      const startedAt = performance.now();
      let notPossible = '';
      const wrong = await play({ minuteSeconds }).catch((error) => {
        if (!(error instanceof NotPossibleHere)) return [String(error)];
        notPossible = error.message;
        return [];
      });
      const took = Math.round(performance.now() - startedAt);
      const outcome = notPossible ? `NOT PLAYED, ${notPossible}` : wrong.join('; ') || 'well';
      report(`${name}: ${outcome} (${took} ms)`);
      results.push({ name, wrong, notPossible });
    }
  };
  await Promise.all([playSome(), playSome()]);
  return results;
}
