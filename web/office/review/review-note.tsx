import { useState } from 'react';
import { Icon } from '../../ui/icons/icon.tsx';
import { reasonOf } from '../forms/reason.ts';
import { showNotice } from '../notices/notices.ts';
import { latelyWords } from '../words/moment.ts';
import { type Draft, reviewCalls } from './review-calls.ts';
import { useReview } from './use-review.ts';
import './review.css';

/** Above the form of a draft, for its author: it waits for an editor, or came back with a word. */
export function ReviewNote(draft: Draft) {
  const { review, again } = useReview(draft);
  const [busy, setBusy] = useState(false);
  if (!review || review.state === 'none') return null;

  async function takeBack() {
    setBusy(true);
    const result = await reviewCalls.takeBack(draft);
    setBusy(false);
    if (result.kind !== 'saved') showNotice({ text: `Not taken back. ${reasonOf(result)}`, bad: true });
    else showNotice({ text: 'Taken back. It is your draft again.' });
    again();
  }
  if (review.state === 'waiting') {
    return (
      <div className="note" role="status">
        <Icon name="clock" />
        <div>
          <b>It waits for an editor</b>, sent in {latelyWords(review.waitingSince ?? '')}. What you save now, they read.
          <p>
            <button className="btn line sm" type="button" disabled={busy} onClick={takeBack}>
              Take it back
            </button>
          </p>
        </div>
      </div>
    );
  }
  return (
    <div className="note" role="status">
      <Icon name="back" />
      <div>
        <b>{review.wordBy ?? 'An editor'} sent it back</b>, {latelyWords(review.wordAt ?? '')}.
        <q className="said">{review.word}</q>
      </div>
    </div>
  );
}
