import { useState } from 'react';
import { schoolDate, timeOfDay } from '../../ui/dates/dates.ts';
import type { Values } from '../../ui/form/answer.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { copyText } from '../copy-text.ts';
import type { EditField } from '../forms/edit/edit-fields.ts';
import { readable } from '../history/compare.ts';
import { showNotice } from '../notices/notices.ts';
import { moment } from '../words/moment.ts';
import type { DeviceDraft } from './device-draft.ts';
import './draft-offer.css';

type Props = {
  draft: DeviceDraft;
  fields: EditField[];
  /** What the draft differs from. */
  saved: Values;
  onRestore: () => void;
  onDiscard: () => void;
};

/** What was typed here before and never saved. It stays until it is chosen or discarded. */
export function DraftOffer({ draft, fields, saved, onRestore, onDiscard }: Props) {
  const [copied, setCopied] = useState(false);
  const written = fields.filter(({ kind, words }) => kind !== 'pictures' && !words);
  const changed = written.find(({ name }) => (draft.values[name] ?? '') !== (saved[name] ?? ''));

  async function copy() {
    const text = written.map((field) => readable(field, draft.values)).join('\n\n');
    const isCopied = await copyText(text);
    setCopied(isCopied);
    if (!isCopied) showNotice({ bad: true, text: 'Your browser did not copy it. Restore it and copy it by hand.' });
  }

  return (
    <section className="draft-offer note" aria-label="Unsaved changes">
      <Icon name="clock" />
      <div>
        <p>You have unsaved changes from {when(draft.at)}.</p>
        {changed && (
          <p className="draft-words muted">
            {changed.label}: {readable(changed, draft.values) || 'empty'}
          </p>
        )}
      </div>
      <div className="row">
        <button className="btn sm" type="button" onClick={onRestore}>
          Restore
        </button>
        <button className="btn line sm" type="button" onClick={onDiscard}>
          Discard
        </button>
        <button className="btn line sm" type="button" onClick={copy}>
          {copied ? 'Copied' : 'Copy the text'}
        </button>
      </div>
    </section>
  );
}

/** 14:05, and the day where it is not today. */
function when(at: string): string {
  const [day, today] = [schoolDate(at), schoolDate(new Date().toISOString())];
  const sameDay = day.day === today.day && day.month === today.month && day.year === today.year;
  return sameDay ? (timeOfDay(at) ?? '0:00') : moment(at);
}
