import { useId, useState } from 'react';
import type { EnquiryView, HistoryLine } from '../../../../contract/enquiries/enquiries.ts';
import { takeBackSeconds } from '../../../../contract/enquiries/replies.ts';
import type { ReplyTemplate } from '../../../../contract/enquiries/reply-templates.ts';
import { reasonOf } from '../../../office/forms/reason.ts';
import type { SaveResult } from '../../../office/forms/save-result.ts';
import { showNotice } from '../../../office/notices/notices.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { useMailWaits } from '../../../ui/meta/mail-waits.ts';
import { useSchoolContact } from '../../../ui/meta/site.ts';
import { AnswerForm } from './answer-form.tsx';
import { factsFor } from './form.ts';
import { NoteForm } from './note-form.tsx';
import type { ReplyCalls } from './reply-calls.ts';
import { ReplyIcon } from './reply-icons.tsx';

type Props = Pick<EnquiryView, 'enquiry' | 'messages'> & {
  templates: ReplyTemplate[];
  me: string;
  calls: ReplyCalls;
  addNote: (text: string) => Promise<SaveResult<HistoryLine>>;
  refresh: () => Promise<void>;
};

/** An answer to whoever wrote, or a note that only the office sees: never one for the other. */
export function ReplyBox({ enquiry, messages, templates, me, calls, addNote, refresh }: Props) {
  const isSpam = enquiry.suspicion !== null;
  const [chosen, setWriting] = useState<'answer' | 'note'>('answer');
  const writing = isSpam ? 'note' : chosen;
  const title = useId();
  const mailWaits = useMailWaits();
  const { name: school, phone } = useSchoolContact();
  const { senderName, senderEmail, receipt } = enquiry;

  function sent(view: EnquiryView, putBack: (text: string) => void) {
    const message = view.messages.at(-1);
    const when = mailWaits ? 'It waits: mail is not set up.' : `It leaves in ${takeBackSeconds} seconds.`;
    const undo = async () => {
      if (!message) return;
      const result = await calls.takeBackAnswer(message.id);
      if (result.kind === 'saved') putBack(result.thing.text);
      else showNotice({ text: reasonOf(result), bad: true });
      await refresh();
    };
    showNotice({ text: `Your answer to ${senderName} is on its way. ${when}`, undo });
  }

  return (
    <section className={`box reply-box is-${writing}`} aria-labelledby={title}>
      <header>
        <h2 id={title} className="vh">
          {writing === 'answer' ? 'Answer' : 'Inside note'}
        </h2>
        {/* biome-ignore lint/a11y/useSemanticElements: two buttons, not a part of the form */}
        <div className="write-choice" role="group" aria-label="What you write">
          <button
            type="button"
            aria-pressed={writing === 'answer'}
            disabled={isSpam}
            onClick={() => setWriting('answer')}
          >
            <Icon name="back" />
            Answer
          </button>
          <button type="button" aria-pressed={writing === 'note'} onClick={() => setWriting('note')}>
            <ReplyIcon name="note" />
            Inside note
          </button>
        </div>
      </header>
      {isSpam && <p className="small muted">Say “Not spam” above, and it can be answered.</p>}
      {/* Both stay where they are: to look at one must not cost the words of the other. */}
      {!isSpam && (
        <div hidden={writing !== 'answer'}>
          <p className="reply-to small">
            <span className="muted">To</span> <b>{senderName}</b>, {senderEmail}{' '}
            <span className="muted">· from the office, with [{receipt}] in the subject</span>
          </p>
          <AnswerForm
            {...{ enquiry, messages, templates, calls, sent, refresh }}
            facts={factsFor({ enquiry, school, phone, me })}
          />
        </div>
      )}
      <div hidden={writing !== 'note'}>
        <NoteForm addNote={addNote} refresh={refresh} />
      </div>
    </section>
  );
}
