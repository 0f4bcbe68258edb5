import type { EnquiryCard } from '../../../../contract/enquiries/enquiries.ts';
import { RefusedBox } from '../../../office/table/several/refused-box.tsx';
import { useChoice } from '../../../office/table/several/use-choice.ts';
import { useSeveral } from '../../../office/table/several/use-several.ts';
import type { Person } from '../inbox-shape.ts';
import { type Act, doneWords } from './act-words.ts';
import { InboxBulk } from './inbox-bulk.tsx';
import { actOn, undoOf } from './several-calls.ts';

/** What is chosen in the inbox, and above the table what can be done with it. */
export function useInboxChoice(rows: EnquiryCard[], people: Person[], address: string) {
  const { chosen, choice, clear } = useChoice({
    rows,
    keyOf: ({ id }) => id,
    nameOf: ({ senderName, receipt }) => `${senderName}, ${receipt}`,
    canChoose: () => true,
    address,
  });
  const several = useSeveral({ titleOf: ({ senderName }: EnquiryCard) => senderName, clear });
  const act = (wanted: Act) =>
    several.run({
      rows: chosen,
      send: () => actOn(wanted, chosen),
      words: (done) => doneWords(wanted, done, people),
      undo: (done, report) => undoOf(wanted, done, report, several.refresh),
    });
  const acts = (
    <>
      <RefusedBox refused={several.refused} dismiss={several.dismiss} />
      {chosen.length > 0 && <InboxBulk {...{ chosen, choice, clear, act, people }} busy={several.busy} />}
    </>
  );
  return { choice, acts };
}
