import { type ReactNode, useState } from 'react';
import type { Testimonial } from '../../../../contract/content/alumni.ts';
import type { Choice } from '../../../office/table/several/row-choice.tsx';
import { EmailWords } from '../../../office/words/email-words.tsx';
import { moment } from '../../../office/words/moment.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { ButtonLink } from '../../../ui/links/button-link.tsx';
import { PhoneLink } from '../../../ui/links/phone-link.tsx';
import { RichText } from '../../../ui/text/rich-text.tsx';
import { PrivatePhotograph } from './private-photograph.tsx';

/** What can be done with what waits. */
export type Decisions = {
  approve: (testimonial: Testimonial) => Promise<void>;
  refuse: (testimonial: Testimonial) => Promise<void>;
};

type Props = {
  testimonial: Testimonial;
  photograph: Promise<Blob | null> | undefined;
  decisions: Decisions;
  choice: Choice<Testimonial>;
};

/** All that somebody has sent, to be read and decided in one place. */
export function TestimonialCard({ testimonial, photograph, decisions, choice }: Props) {
  const { id, name, classOf, email, phone, createdAt, details, suspicion: spamReason } = testimonial;
  const titleId = `testimonial-${id}`;
  return (
    <article
      className={`box testimonial-card${choice.isChosen(testimonial) ? ' picked' : ''}`}
      aria-labelledby={titleId}
    >
      <label className="tick testimonial-tick">
        <input
          type="checkbox"
          checked={choice.isChosen(testimonial)}
          onChange={() => choice.toggle(testimonial)}
          aria-label={`Choose ${choice.nameOf(testimonial)}`}
        />
      </label>
      {spamReason !== null && (
        <p className="testimonial-doubt">
          <Icon name="warning" />
          <span>
            <b>This may be spam.</b> {spamReason}
          </span>
        </p>
      )}
      <div className="testimonial-person">
        <PrivatePhotograph photograph={photograph} alt={`Sent by ${name}`} />
        <div>
          <h2 id={titleId}>{name}</h2>
          <p>Class of {classOf}</p>
          <ul className="testimonial-contact">
            {email && (
              <li>
                <Icon name="mail" />
                <a href={`mailto:${email}`}>
                  <EmailWords email={email} />
                </a>
              </li>
            )}
            {phone && (
              <li>
                <Icon name="phone" />
                <PhoneLink phone={phone} />
              </li>
            )}
            <li className="muted">
              <Icon name="clock" />
              <span>
                Sent <time dateTime={createdAt}>{moment(createdAt)}</time>
              </span>
            </li>
          </ul>
        </div>
      </div>
      <RichText html={withLoudQuestions(details)} className="prose testimonial-text" />
      <footer>
        <Decide
          className={spamReason === null ? 'btn sm' : 'btn line sm'}
          act={() => decisions.approve(testimonial)}
          busyWords="Approving…"
        >
          <Icon name="check" />
          Approve<span className="vh"> the testimonial of {name}</span>
        </Decide>
        <ButtonLink to={`/alum/view/${id}?edit`} kind="line" small>
          <Icon name="edit" />
          Edit<span className="vh"> the testimonial of {name}</span>
        </ButtonLink>
        <Decide className="btn line sm refuse" act={() => decisions.refuse(testimonial)} busyWords="Refusing…">
          <Icon name="close" />
          Refuse<span className="vh"> the testimonial of {name}</span>
        </Decide>
      </footer>
    </article>
  );
}

/** Each answer stands below its question in one paragraph. */
const withLoudQuestions = (html: string) => html.replace(/<p>([^<>]{1,200}\?)<br/g, '<p><b>$1</b><br');

type DecideProps = { className: string; act: () => Promise<void>; busyWords: string; children: ReactNode };

function Decide({ className, act, busyWords, children }: DecideProps) {
  const [busy, setBusy] = useState(false);
  async function go() {
    setBusy(true);
    await act();
    setBusy(false);
  }
  return (
    <button className={className} type="button" disabled={busy} onClick={go}>
      {busy ? busyWords : children}
    </button>
  );
}
