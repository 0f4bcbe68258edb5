import { type ReactNode, useState } from 'react';
import type { SitePart } from '../../../contract/site/site-links.ts';
import type { SitePartContent, SitePartView } from '../../../contract/site/site-parts.ts';
import { timeOfDay } from '../../ui/dates/dates.ts';
import type { Values } from '../../ui/form/answer.ts';
import { Problem } from '../../ui/form/fields/problem.tsx';
import { useFormState } from '../../ui/form/form-state.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { Confirm, useAsking } from '../boxes/confirm.tsx';
import { useEdit } from '../forms/edit/edit-context.ts';
import { sameValues } from '../history/compare.ts';
import { HistoryPanel } from '../history/history-panel.tsx';
import { showNotice } from '../notices/notices.ts';
import type { usePreviewLink } from '../preview/use-preview-link.ts';
import type { Intent } from './part-intents.ts';
import { PartPreviewLink } from './part-preview-link.tsx';
import { siteCalls } from './site-calls.ts';

type Props = {
  part: SitePart;
  view: SitePartView;
  publish: string;
  note: ReactNode;
  toValues: (content: SitePartContent) => Values;
  preview: ReturnType<typeof usePreviewLink>;
};

/** The bar stands over the form, so it stays low; each fault also stands beside its field. */
const shownFaults = 3;

/** Publish it, keep it, show it to somebody, or bring an earlier one back. */
export function PartActs({ part, view, publish, note, toValues, preview }: Props) {
  const { sending, typed, answer, errors, fresh } = useFormState();
  const { saved, storedAt } = useEdit();
  const [asked, setAsked] = useState<Intent>('publish');
  const { asking, trigger, ask, stop } = useAsking();
  const isChanged = typed !== null && !sameValues(typed, saved);
  const faults = fresh && answer ? [...new Set(Object.values(errors))] : [];

  const press = (which: Intent) => () => !sending && setAsked(which);
  const button = (which: Intent, label: string, busyLabel: string, line = false) => (
    <button
      type="submit"
      value={which}
      className={line ? 'btn line sm' : 'btn sm'}
      aria-disabled={sending || undefined}
      onClick={press(which)}
    >
      {sending && asked === which ? busyLabel : label}
    </button>
  );

  async function giveUp() {
    const result = await siteCalls.dropKept(part);
    if (result.kind === 'saved') window.location.reload();
    else showNotice({ bad: true, text: 'They could not be given up. Please try again.' });
    return false;
  }

  return (
    <>
      <HistoryPanel kind="site" id={part} toValues={(content) => toValues(content as SitePartContent)} />
      <div className="part-bar">
        <Problem />
        {faults.length > 0 && (
          <ul className="part-faults">
            {faults.slice(0, shownFaults).map((fault) => (
              <li key={fault} className="err">
                <Icon name="warning" />
                {fault}
              </li>
            ))}
            {faults.length > shownFaults && <li className="err">And {faults.length - shownFaults} more.</li>}
          </ul>
        )}
        {button('publish', publish, 'Publishing…')}
        {button('keep', 'Keep as a draft', 'Keeping…', true)}
        <p className="small muted" role="status">
          {isChanged &&
            `Not public yet.${storedAt ? ` Saved on this device at ${timeOfDay(storedAt) ?? '0:00'}.` : ''}`}
        </p>
      </div>
      <div className="part-more">
        {part !== 'synonyms' && (
          <PartPreviewLink {...preview} open={view.preview} keepFirst={isChanged ? press('preview') : undefined} />
        )}
        {view.kept && !asking && (
          <button ref={trigger} type="button" className="btn line sm danger" onClick={ask}>
            Give up the draft
          </button>
        )}
        {view.kept && asking && (
          <Confirm title="Give up the draft?" yes="Yes, give it up" busyLabel="One moment…" act={giveUp} stop={stop}>
            It is gone for good. What readers see stays as it is.
          </Confirm>
        )}
        {note && <p className="small muted">{note}</p>}
      </div>
    </>
  );
}
