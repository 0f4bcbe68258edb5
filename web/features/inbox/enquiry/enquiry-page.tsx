import { useEffect, useState } from 'react';
import type { EnquiryView, HistoryLine, QueuedMail, WaitingLongest } from '../../../../contract/enquiries/enquiries.ts';
import { enquiryKindNames } from '../../../../contract/enquiries/enquiries.ts';
import type { RelatedEnquiry } from '../../../../contract/enquiries/merging.ts';
import { takeBackSeconds } from '../../../../contract/enquiries/replies.ts';
import type { ReplyTemplate } from '../../../../contract/enquiries/reply-templates.ts';
import { Box } from '../../../office/boxes/box.tsx';
import type { SaveResult } from '../../../office/forms/save-result.ts';
import { OfficeHead } from '../../../office/frame/head.tsx';
import { HereToo } from '../../../office/presence/here-too.tsx';
import { useListOf } from '../../../office/table/list-state.ts';
import { moment } from '../../../office/words/moment.ts';
import { useMailWaits } from '../../../ui/meta/mail-waits.ts';
import { isSnoozed } from '../ages.ts';
import { DeleteEnquiry } from '../handling/delete-enquiry.tsx';
import { EnquiryActs, type HandlingCalls } from '../handling/enquiry-acts.tsx';
import type { MergingCalls } from '../handling/merging-calls.ts';
import { RelatedBox } from '../handling/related-box.tsx';
import { TurnPills } from '../handling/turn-pills.tsx';
import { useMerging } from '../handling/use-merging.ts';
import { WaitsLongest } from '../handling/waits-longest.tsx';
import type { Person } from '../inbox-shape.ts';
import { NotSpam, type TakeBack } from '../not-spam.tsx';
import { ReplyBox } from '../reply/reply-box.tsx';
import type { ReplyCalls } from '../reply/reply-calls.ts';
import { EnquiryMails } from './enquiry-mails.tsx';
import { EnquiryState } from './enquiry-state.tsx';
import { Sender } from './sender.tsx';
import { Thread } from './thread.tsx';

type Props = EnquiryView & {
  people: Person[];
  user: Person;
  now: Date;
  templates: ReplyTemplate[];
  /** What a testimonial answers. */
  questions: readonly string[];
  replies: ReplyCalls;
  waiting: WaitingLongest;
  related: RelatedEnquiry[];
  merging: MergingCalls;
  remove: (id: number, updatedAt: string) => Promise<SaveResult<unknown>>;
  addNote: (text: string) => Promise<SaveResult<HistoryLine>>;
  resend: (mailId: number) => Promise<SaveResult<QueuedMail>>;
  takeBack: TakeBack;
} & HandlingCalls;

const lists = [
  { to: '/admin/enquiries', label: 'Enquiries' },
  { to: '/admin/applications', label: 'Applications' },
] as const;

export function EnquiryPage({ people, user, now, templates, questions, replies, waiting, ...props }: Props) {
  const {
    enquiry,
    merged,
    related,
    history,
    messages,
    mails,
    merging,
    change,
    spam,
    remove,
    addNote,
    resend,
    takeBack,
    refresh,
  } = props;
  const { id, kind, receipt, suspicion: spamReason, senderName, createdAt, updatedAt } = enquiry;
  const list = useListOf(lists);
  const [deleting, setDeleting] = useState(false);
  const isAnswered = messages.some(({ direction }) => direction === 'out');
  const others = waiting.total - (enquiry.waitingSince && !isSnoozed(enquiry, now) ? 1 : 0);
  const back = {
    ...list,
    label: others > 0 ? `${list.label}, ${others} more ${others === 1 ? 'waits' : 'wait'}` : list.label,
  };
  useFollowing(props);
  const { mergeWith, separate } = useMerging({ enquiry, merging, refresh });
  const otherMails = mails.filter(({ id }) => !messages.some(({ mailId }) => mailId === id));
  return (
    <>
      <HereToo />
      <OfficeHead
        title={senderName}
        note={
          <span className="turn-line">
            <span className="receipt-chip">{receipt}</span>
            <TurnPills enquiry={enquiry} isAnswered={isAnswered} now={now} />
            <span>
              {enquiryKindNames[kind]}, received {moment(createdAt)}
            </span>
          </span>
        }
        back={back}
      >
        <EnquiryActs
          enquiry={enquiry}
          now={now}
          calls={{ change, spam, takeBack, refresh }}
          onDelete={() => setDeleting(true)}
        />
      </OfficeHead>
      {deleting && (
        <DeleteEnquiry
          enquiry={enquiry}
          to={list.to}
          remove={() => remove(id, updatedAt)}
          stop={() => setDeleting(false)}
        />
      )}
      {spamReason !== null && (
        <Box title="Set aside" className="set-aside">
          <p>{spamReason} Nobody was told by mail, and it is not counted as new.</p>
          <NotSpam enquiry={enquiry} takeBack={takeBack} />
        </Box>
      )}
      <div className="enquiry">
        <div className="enquiry-main">
          <Thread
            {...{ enquiry, merged, history, messages, mails, now, questions, resend, refresh }}
            separate={separate}
            userId={user.id}
            takeBackAnswer={replies.takeBackAnswer}
            download={replies.download}
          />
          <ReplyBox {...{ enquiry, messages, templates, addNote, refresh }} me={user.name} calls={replies} />
        </div>
        <div className="enquiry-side">
          <Sender enquiry={enquiry} />
          <RelatedBox related={related} merge={mergeWith} />
          <EnquiryState enquiry={enquiry} people={people} userId={user.id} change={change} refresh={refresh} />
          <EnquiryMails mails={otherMails} resend={resend} refresh={refresh} />
          <WaitsLongest waiting={waiting} enquiryId={id} now={now} />
        </div>
      </div>
    </>
  );
}

/** An answer that is about to leave is looked after until it has. */
function useFollowing({ messages, mails, refresh }: Pick<Props, 'messages' | 'mails' | 'refresh'>) {
  const mailWaits = useMailWaits();
  // Both lists are new whenever they were asked for, so one that still waits is asked about again.
  useEffect(() => {
    const isLeaving = mails.some(
      ({ id, status, attempts }) =>
        status === 'waiting' && attempts === 0 && messages.some(({ mailId }) => mailId === id),
    );
    if (!isLeaving || mailWaits) return;
    const timer = window.setTimeout(() => void refresh(), (takeBackSeconds + 2) * 1000);
    return () => window.clearTimeout(timer);
  }, [messages, mails, mailWaits, refresh]);
}
