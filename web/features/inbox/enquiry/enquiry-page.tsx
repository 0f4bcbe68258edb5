import { useEffect } from 'react';
import type { EnquiryChange, EnquiryView, HistoryLine, QueuedMail } from '../../../../contract/enquiries.ts';
import { enquiryKindNames } from '../../../../contract/enquiries.ts';
import { takeBackSeconds } from '../../../../contract/replies.ts';
import type { ReplyTemplate } from '../../../../contract/reply-templates.ts';
import { Box } from '../../../office/boxes/box.tsx';
import type { SaveResult } from '../../../office/forms/save-result.ts';
import { OfficeHead } from '../../../office/frame/head.tsx';
import { useListOf } from '../../../office/table/list-state.ts';
import { moment } from '../../../office/words/moment.ts';
import { useMailWaits } from '../../../ui/meta/mail-waits.ts';
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
  change: (change: EnquiryChange) => Promise<SaveResult<EnquiryView>>;
  addNote: (text: string) => Promise<SaveResult<HistoryLine>>;
  resend: (mailId: number) => Promise<SaveResult<QueuedMail>>;
  takeBack: TakeBack;
  refresh: () => Promise<void>;
};

const lists = [
  { to: '/admin/enquiries', label: 'Enquiries' },
  { to: '/admin/applications', label: 'Applications' },
] as const;

export function EnquiryPage({ people, user, now, templates, questions, replies, ...props }: Props) {
  const { enquiry, history, messages, mails, change, addNote, resend, takeBack, refresh } = props;
  const { kind, receipt, suspicion: spamReason, senderName, createdAt } = enquiry;
  const back = useListOf(lists);
  useFollowing(props);
  const otherMails = mails.filter(({ id }) => !messages.some(({ mailId }) => mailId === id));
  return (
    <>
      <OfficeHead
        title={senderName}
        note={
          <>
            <span className="receipt-chip">{receipt}</span> {enquiryKindNames[kind]}, received {moment(createdAt)}
          </>
        }
        back={back}
      />
      {spamReason !== null && (
        <Box title="Set aside" className="set-aside">
          <p>{spamReason} Nobody was told by mail, and it is not counted as new.</p>
          <NotSpam enquiry={enquiry} takeBack={takeBack} />
        </Box>
      )}
      <div className="enquiry">
        <div className="enquiry-main">
          <Thread
            {...{ enquiry, history, messages, mails, now, questions, resend, refresh }}
            userId={user.id}
            takeBackAnswer={replies.takeBackAnswer}
            download={replies.download}
          />
          <ReplyBox {...{ enquiry, messages, templates, addNote, refresh }} me={user.name} calls={replies} />
        </div>
        <div className="enquiry-side">
          <Sender enquiry={enquiry} />
          <EnquiryState enquiry={enquiry} people={people} userId={user.id} change={change} refresh={refresh} />
          <EnquiryMails mails={otherMails} resend={resend} refresh={refresh} />
        </div>
      </div>
    </>
  );
}

/** An answer that is about to leave is looked after until it has. */
function useFollowing({ messages, mails, refresh }: Pick<Props, 'messages' | 'mails' | 'refresh'>) {
  const mailWaits = useMailWaits();
  const isLeaving = mails.some(
    ({ id, status, attempts }) =>
      status === 'waiting' && attempts === 0 && messages.some(({ mailId }) => mailId === id),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is new whenever it was asked for
  useEffect(() => {
    if (!isLeaving || mailWaits) return;
    const timer = window.setTimeout(() => void refresh(), (takeBackSeconds + 2) * 1000);
    return () => window.clearTimeout(timer);
  }, [isLeaving, mailWaits, mails]);
}
