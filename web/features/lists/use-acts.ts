import type { ListedThing } from '../../../contract/office/lists.ts';
import { useSeveral } from '../../office/table/several/use-several.ts';
import { type Act, doneWords } from './act-words.ts';
import { actOn, undoOf } from './list-calls.ts';
import type { ListDescription } from './list-descriptions.ts';

/** Does something with what is chosen of a list. */
export function useActs({ kind, nouns }: ListDescription, chosen: ListedThing[], clear: () => void) {
  const { run, refresh, ...state } = useSeveral({ chosen, titleOf: ({ title }) => title, clear });
  const act = (wanted: Act) =>
    run({
      send: () => actOn(kind, wanted, chosen),
      words: (done) => doneWords(wanted.action, done, nouns),
      undo: (done, report) => undoOf(kind, wanted, done, report, refresh),
    });
  return { act, ...state };
}
