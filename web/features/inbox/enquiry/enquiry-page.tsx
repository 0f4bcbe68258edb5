import type { EnquiryChange, EnquiryView, HistoryLine, QueuedMail } from '../../../../contract/enquiries.ts';
import { enquiryKindNames } from '../../../../contract/enquiries.ts';
import { Box } from '../../../office/boxes/box.tsx';
import type { SaveResult } from '../../../office/forms/save-result.ts';
import { OfficeHead } from '../../../office/frame/head.tsx';
import { useListOf } from '../../../office/table/list-state.ts';
import { moment } from '../../../office/words/moment.ts';
import type { Person } from '../inbox-shape.ts';
import { NotSpam, type TakeBack } from '../not-spam.tsx';
import { EnquiryHistory } from './enquiry-history.tsx';
import { EnquiryMails } from './enquiry-mails.tsx';
import { EnquiryMessage } from './enquiry-message.tsx';
import { EnquiryState } from './enquiry-state.tsx';
import { Sender } from './sender.tsx';

type Props = EnquiryView & {
  people: Person[];
  userId: number;
  now: Date;
  /** What a testimonial answers. */
  questions: readonly string[];
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

export function EnquiryPage({ enquiry, history, mails, people, userId, now, questions, ...acts }: Props) {
  const { kind, receipt, suspicion: spamReason, senderName, createdAt } = enquiry;
  const back = useListOf(lists);
  return (
    <>
      <OfficeHead
        title={senderName}
        note={`${enquiryKindNames[kind]} ${receipt}, received ${moment(createdAt)}`}
        back={back}
      />
      {spamReason !== null && (
        <Box title="Set aside" className="set-aside">
          <p>{spamReason} Nobody was told by mail, and it is not counted as new.</p>
          <NotSpam enquiry={enquiry} takeBack={acts.takeBack} />
        </Box>
      )}
      <div className="enquiry">
        <EnquiryMessage enquiry={enquiry} questions={questions} now={now} />
        <div className="enquiry-side">
          <EnquiryState enquiry={enquiry} people={people} userId={userId} change={acts.change} refresh={acts.refresh} />
          <Sender enquiry={enquiry} />
          <EnquiryMails mails={mails} resend={acts.resend} refresh={acts.refresh} />
        </div>
        <EnquiryHistory history={history} createdAt={createdAt} addNote={acts.addNote} refresh={acts.refresh} />
      </div>
    </>
  );
}
