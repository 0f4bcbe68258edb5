import type { Testimonial } from '../../../../contract/content/alumni.ts';
import { BulkFrame } from '../../../office/table/several/bulk-frame.tsx';
import { RefusedBox } from '../../../office/table/several/refused-box.tsx';
import { useChoice } from '../../../office/table/several/use-choice.ts';
import { useSeveral } from '../../../office/table/several/use-several.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { decideOn, undoRefusal } from './testimonial-calls.ts';

/** What is chosen among those who wait, and what can be done with it. */
export function useTestimonialChoice(rows: Testimonial[], address: string) {
  const { chosen, choice, clear } = useChoice({
    rows,
    keyOf: ({ id }) => id,
    nameOf: ({ name }) => `the testimonial of ${name}`,
    canChoose: () => true,
    address,
  });
  const several = useSeveral({ titleOf: ({ name }: Testimonial) => name, clear });
  const approve = () =>
    several.run({
      rows: chosen,
      send: () => decideOn('publish', chosen),
      words: (done) => `Approved: ${nameOf(done)}.`,
      undo: () => undefined,
    });
  const refuse = () =>
    several.run({
      rows: chosen,
      send: () => decideOn('trash', chosen),
      words: (done) => `Refused: ${nameOf(done)}. ${done.length === 1 ? 'It is' : 'They are'} in the trash.`,
      undo: (done) => () => undoRefusal(done, several.refresh),
    });
  const acts = (
    <>
      <RefusedBox refused={several.refused} dismiss={several.dismiss} />
      {chosen.length > 0 && (
        <BulkFrame
          count={chosen.length}
          choice={choice}
          clear={clear}
          acts={
            <>
              <button type="button" disabled={several.busy} onClick={approve}>
                <Icon name="check" />
                Approve
              </button>
              <button type="button" className="red" disabled={several.busy} onClick={refuse}>
                <Icon name="close" />
                Refuse
              </button>
            </>
          }
        />
      )}
    </>
  );
  return { choice, acts };
}

const nameOf = (done: Testimonial[]): string =>
  done.length === 1 ? `the testimonial of ${done[0]?.name}` : `${done.length} testimonials`;
