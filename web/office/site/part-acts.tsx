import { type ReactNode, useState } from 'react';
import type { SitePart } from '../../../contract/site/site-links.ts';
import type { SitePartContent, SitePartView } from '../../../contract/site/site-parts.ts';
import { timeOfDay } from '../../ui/dates/dates.ts';
import type { Values } from '../../ui/form/answer.ts';
import { Problem } from '../../ui/form/fields/problem.tsx';
import { useFormState } from '../../ui/form/form-state.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { useEdit } from '../forms/edit/edit-context.ts';
import { sameValues } from '../history/compare.ts';
import { HistoryPanel } from '../history/history-panel.tsx';
import { showNotice } from '../notices/notices.ts';
import type { Intent } from './part-form.tsx';
import { PartPreviewLink } from './part-preview-link.tsx';
import { siteCalls } from './site-calls.ts';

type Props = {
  part: SitePart;
  view: SitePartView;
  publish: string;
  note: ReactNode;
  onIntent: (which: Intent) => void;
  toValues: (content: SitePartContent) => Values;
  preview: { link: string; makeLink: () => Promise<void>; endLink: () => void };
};

/** The bar stands over the form, so it stays low; each fault also stands beside its field. */
const shownFaults = 3;

/** Publish it, keep it, show it to somebody, or bring an earlier one back. */
export function PartActs({ part, view, publish, note, onIntent, toValues, preview }: Props) {
  const { sending, typed, answer, errors, fresh } = useFormState();
  const { saved, storedAt } = useEdit();
  const [asked, setAsked] = useState<Intent>('publish');
  const isChanged = typed !== null && !sameValues(typed, saved);
  const faults = fresh && answer ? [...new Set(Object.values(errors))] : [];

  const choose = (which: Intent) => () => {
    setAsked(which);
    onIntent(which);
  };

  async function giveUp() {
    const result = await siteCalls.dropKept(part);
    if (result.kind === 'saved') window.location.reload();
    else showNotice({ bad: true, text: 'They could not be given up. Please try again.' });
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
        <button type="submit" className="btn sm" aria-disabled={sending || undefined} onClick={choose('publish')}>
          {sending && asked === 'publish' ? 'Publishing…' : publish}
        </button>
        <button type="submit" className="btn line sm" aria-disabled={sending || undefined} onClick={choose('keep')}>
          {sending && asked === 'keep' ? 'Keeping…' : 'Keep as a draft'}
        </button>
        <p className="small muted" role="status">
          {isChanged &&
            `Not public yet.${storedAt ? ` Saved on this device at ${timeOfDay(storedAt) ?? '0:00'}.` : ''}`}
        </p>
      </div>
      <div className="part-more">
        {part !== 'synonyms' && (
          <PartPreviewLink
            part={part}
            open={view.preview}
            {...preview}
            keepFirst={isChanged ? choose('preview') : undefined}
          />
        )}
        {view.kept && (
          <button type="button" className="btn line sm danger" onClick={giveUp}>
            Give up the draft
          </button>
        )}
        {note && <p className="small muted">{note}</p>}
      </div>
    </>
  );
}
