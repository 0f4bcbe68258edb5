import { useState } from 'react';
import { useNavigate } from 'react-router';
import { TextArea } from '../../ui/form/fields/text-field.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { ActionForm } from '../forms/action-form.tsx';
import { reasonOf } from '../forms/reason.ts';
import type { SaveResult } from '../forms/save-result.ts';
import { showNotice } from '../notices/notices.ts';
import { latelyWords } from '../words/moment.ts';
import { returnForm } from './form.ts';
import { type Draft, reviewCalls } from './review-calls.ts';
import { SendBackButtons } from './send-back-buttons.tsx';
import { useReview } from './use-review.ts';
import './review.css';

type Props = Draft & {
  title: string;
  /** Of what is on the screen: nobody decides on what they have not read. */
  updatedAt: string;
};

/** Below a draft that was sent in, for those who decide: publish it, or send it back with a word. */
export default function ReviewBar({ title, updatedAt, ...draft }: Props) {
  const { review, again } = useReview(draft);
  const [returning, setReturning] = useState(false);
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  if (review?.state !== 'waiting') return null;

  async function over(text: string) {
    await navigate('/desk');
    showNotice({ text });
  }
  const refuse = (result: SaveResult<unknown>) => {
    showNotice({ text: `Nothing was done. ${reasonOf(result)} Please reload the page.`, bad: true });
    again();
  };
  async function publish() {
    setBusy(true);
    const result = await reviewCalls.publish(draft, updatedAt);
    setBusy(false);
    if (result.kind === 'saved') await over(`Published “${title}”. Readers see it now.`);
    else refuse(result);
  }
  return (
    <section className="review-bar" aria-label="Review">
      <div className="wrap">
        <p>
          <b>{review.submittedBy ?? 'Somebody'} sent it in</b>, {latelyWords(review.waitingSince ?? '')}.
          {review.word && <q className="said">You asked: {review.word}</q>}
        </p>
        {returning ? (
          <ActionForm
            name="send-back"
            fields={returnForm}
            send={async ({ word = '' }) => {
              const result = await reviewCalls.sendBack(draft, updatedAt, word);
              if (result.kind === 'stale') refuse(result);
              return result;
            }}
            done={() => void over(`Sent back: “${title}”.`)}
          >
            <TextArea name="word" />
            <SendBackButtons stop={() => setReturning(false)} />
          </ActionForm>
        ) : (
          <p className="row">
            <button className="btn sm" type="button" disabled={busy} onClick={publish}>
              <Icon name="check" />
              {busy ? 'Publishing…' : 'Publish'}
            </button>
            <button className="btn line sm" type="button" disabled={busy} onClick={() => setReturning(true)}>
              <Icon name="back" />
              Send back
            </button>
          </p>
        )}
      </div>
    </section>
  );
}
