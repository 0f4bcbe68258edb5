import { type ReactNode, useId } from 'react';
import type { EnquiryView, QueuedMail } from '../../../../contract/enquiries/enquiries.ts';
import type { MergedForm } from '../../../../contract/enquiries/merging.ts';
import type { SaveResult } from '../../../office/forms/save-result.ts';
import { fullMoment, moment } from '../../../office/words/moment.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { initialsOf } from '../../../ui/text/initials.ts';
import { EnquiryMessage } from './enquiry-message.tsx';
import { Bubble } from './thread-bubble.tsx';
import { type ThreadEntry, threadEntries } from './thread-entries.ts';
import { ThreadMail } from './thread-mail.tsx';

type Props = EnquiryView & {
  now: Date;
  userId: number;
  /** What a testimonial answers. */
  questions: readonly string[];
  resend: (mailId: number) => Promise<SaveResult<QueuedMail>>;
  takeBackAnswer: (messageId: number) => Promise<SaveResult<unknown>>;
  download: (fileId: number, name: string) => Promise<boolean>;
  refresh: () => Promise<void>;
  separate: (form: MergedForm) => Promise<void>;
};

/** All that was said about an enquiry, and what was done, from the beginning. */
export function Thread(props: Props) {
  const title = useId();
  return (
    <section className="box thread-box" aria-labelledby={title}>
      <h2 className="vh" id={title}>
        Conversation
      </h2>
      <ol className="thread">
        {threadEntries(props).map((entry) => (
          <Entry key={entry.key} entry={entry} {...props} />
        ))}
      </ol>
    </section>
  );
}

type Merged = { form: MergedForm; at: ReactNode; now: Date; separate: Props['separate'] };

/** Another form of the same person, which can stand by itself again. */
function MergedEntry({ form, at, now, separate }: Merged) {
  const { senderName: name, receipt } = form;
  return (
    <Bubble name={name} initials={initialsOf(name)} at={at} look="them" pill={['info', `By the form, ${receipt}`]}>
      <EnquiryMessage enquiry={{ ...form, classOf: null, answers: null }} questions={[]} now={now} />
      <p className="thread-mail">
        <span>{form.senderEmail}</span>
        <button type="button" className="inbox-act" onClick={() => separate(form)}>
          Set {receipt} apart
        </button>
      </p>
    </Bubble>
  );
}

const stepIcons = { assignee: 'user', snooze: 'clock', status: 'arrow', note: 'edit' } as const;

function Entry({ entry, ...props }: Props & { entry: ThreadEntry }) {
  const { enquiry, now, questions, mails, userId } = props;
  const at = <time dateTime={entry.at}>{fullMoment(entry.at)}</time>;
  const sender = { name: enquiry.senderName, initials: initialsOf(enquiry.senderName), at };
  if (entry.kind === 'form' && entry.merged) {
    return <MergedEntry form={entry.merged} at={at} now={now} separate={props.separate} />;
  }
  if (entry.kind === 'form') {
    return (
      <Bubble {...sender} look="them" pill={['info', 'By the form']}>
        <EnquiryMessage enquiry={enquiry} questions={questions} now={now} />
      </Bubble>
    );
  }
  if (entry.kind === 'message') {
    const { message } = entry;
    const { direction, text, quoted, files } = message;
    const body = { text, quoted, files, download: props.download };
    if (direction === 'in') return <Bubble {...sender} look="them" pill={['info', 'By mail']} {...body} />;
    const author = message.author ?? 'Somebody who has left';
    const mail = mails.find(({ id }) => id === message.mailId);
    return (
      <Bubble name={author} initials={initialsOf(message.author ?? '')} at={at} look="us" {...body}>
        {mail && (
          <ThreadMail
            mail={mail}
            resend={props.resend}
            takeBack={message.authorId === userId ? () => props.takeBackAnswer(message.id) : undefined}
            refresh={props.refresh}
          />
        )}
      </Bubble>
    );
  }
  const { text, author, kind } = entry.line;
  const name = author ?? 'Somebody who has left';
  if (entry.kind === 'note') {
    return (
      <Bubble
        {...{ name, initials: initialsOf(author ?? ''), at, text }}
        look="note"
        pill={['wait', 'Inside note, never mailed']}
      />
    );
  }
  return (
    <li className="thread-step">
      <Icon name={stepIcons[kind]} />
      <span>
        <b>{name}</b>: {text}, <time dateTime={entry.at}>{moment(entry.at)}</time>
      </span>
    </li>
  );
}
