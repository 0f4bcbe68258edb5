import type { MailboxView } from '../../../../contract/enquiries/mailbox.ts';
import { HereToo } from '../../../office/presence/here-too.tsx';
import { moment } from '../../../office/words/moment.ts';
import { ButtonLink } from '../../../ui/links/button-link.tsx';
import { SectionBox } from '../section-box.tsx';
import { MailboxForm } from './mailbox-form.tsx';
import { WebhookBox } from './webhook-box.tsx';

export const mailboxSection = { id: 'mailbox', title: 'Answers of families' };

/** From where the answers of families come back into their enquiries. */
export function MailboxSection({ mailbox, isOpen }: { mailbox: MailboxView; isOpen: boolean }) {
  const { source, host, user, checkedAt, problem, webhook } = mailbox;
  return (
    <SectionBox
      {...mailboxSection}
      about="When a family answers a mail of the office, its words come back into the enquiry."
      shows={[{ to: '/admin/enquiries', label: 'Enquiries' }]}
      isOpen={isOpen}
    >
      {problem && <p className="note bad">The mailbox cannot be read: {problem}</p>}
      {isOpen ? (
        <>
          <HereToo />
          <MailboxForm mailbox={mailbox} />
          <WebhookBox webhook={webhook} />
          <p className="row">
            <ButtonLink to={`/admin/settings#${mailboxSection.id}`} kind="line">
              Back to the settings
            </ButtonLink>
          </p>
        </>
      ) : (
        <dl className="settings-values">
          <div>
            <dt>Mailbox</dt>
            <dd>{source === 'none' ? 'None: answers stay where families send them' : `${user} at ${host}`}</dd>
          </div>
          <div>
            <dt>Last read</dt>
            <dd>{checkedAt ? moment(checkedAt) : 'Never'}</dd>
          </div>
          <div>
            <dt>Handed over by a mail service</dt>
            <dd>{webhook.source === 'none' ? 'No' : 'Yes'}</dd>
          </div>
        </dl>
      )}
    </SectionBox>
  );
}
