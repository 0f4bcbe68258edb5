import type { ListedThing } from '../../../contract/office/lists.ts';
import { useSeveral } from '../../office/table/several/use-several.ts';
import { type Act, doneWords } from './act-words.ts';
import { actOn, undoOf } from './list-calls.ts';
import type { ListDescription } from './list-descriptions.ts';

/** Does something with what is chosen of a list. */
export function useActs(list: ListDescription, chosen: ListedThing[], clear: () => void) {
  const { run, refresh, ...state } = useSeveral({ titleOf: ({ title }: ListedThing) => title, clear });
  const { kind } = list;
  const act = (wanted: Act) =>
    run({
      rows: chosen,
      send: () => actOn(kind, wanted, chosen),
      words: (done) => doneWords(wanted.action, done, list),
      undo: (done, report) => undoOf(kind, wanted, done, report, refresh),
    });
  return { act, ...state };
}
