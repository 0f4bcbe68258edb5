import type { KeptChange, KeptFacts } from '../../../contract/content/kept.ts';
import type { PublishedKind } from '../../../contract/content/publishing.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { Confirm, useAsking } from '../boxes/confirm.tsx';
import type { SaveResult } from '../forms/save-result.ts';
import { showNotice } from '../notices/notices.ts';
import { momentInWords } from '../publishing/publish-values.ts';
import { moment } from '../words/moment.ts';
import { keptCalls } from './kept-calls.ts';
import './kept-note.css';

type Props = { kind: PublishedKind; id: number; kept: KeptChange };

/** Above a form that begins with a kept change. */
export const KeptNote = ({ kind, id, kept }: Props) => (
  <KeptFactsNote kept={kept} giveUp={() => keptCalls.giveUp(kind, id)} />
);

type FactsProps = { kept: KeptFacts; giveUp: () => Promise<SaveResult<unknown>> };

/** Whose a kept change is, what will become of it, and the way to be rid of it. */
export function KeptFactsNote({ kept, giveUp }: FactsProps) {
  const { asking, trigger, ask, stop } = useAsking();

  async function giveItUp() {
    const result = await giveUp();
    // The form begins anew, with what readers see.
    if (result.kind === 'saved') window.location.reload();
    else showNotice({ bad: true, text: 'They could not be given up. Please try again.' });
    return false;
  }
  return (
    <section className="kept-note" aria-label="Changes kept">
      <p>
        <b>These are changes that readers do not see yet.</b> Kept {moment(kept.at)}
        {kept.by && ` by ${kept.by}`}.{' '}
        {kept.publishAt &&
          !kept.problem &&
          !kept.behind &&
          `They will be published on ${momentInWords(kept.publishAt)}.`}
      </p>
      {kept.problem && (
        <p className="kept-problem">
          <Icon name="warning" />
          {kept.problem}
        </p>
      )}
      {kept.behind && !kept.problem && (
        <p className="kept-problem">
          <Icon name="warning" />
          The public version was changed after these were kept, so they are not published by themselves. What you
          publish now takes its place.
        </p>
      )}
      {asking ? (
        <Confirm
          title="Give these changes up?"
          yes="Yes, give them up"
          busyLabel="One moment…"
          no="No, keep them"
          act={giveItUp}
          stop={stop}
        >
          They are gone for good. What readers see stays as it is.
        </Confirm>
      ) : (
        <button ref={trigger} type="button" className="btn line sm" onClick={ask}>
          Give these changes up
        </button>
      )}
    </section>
  );
}
