import type { MailView } from '../../../contract/enquiries/mail-server.ts';
import { MailForm } from '../../office/mail-server/mail-form.tsx';
import { HereToo } from '../../office/presence/here-too.tsx';
import { ButtonLink } from '../../ui/links/button-link.tsx';
import { SectionBox } from './section-box.tsx';

export const mailSection = { id: 'mail', title: 'Mail server' };

const sources = {
  environment: 'Set on the machine, which wins over anything here',
  settings: 'Set here',
  none: 'Not set up: mails wait',
} as const;

type Props = { mail: MailView; to: string; isOpen: boolean };

/** By which server the site writes to families. */
export function MailSection({ mail, to, isOpen }: Props) {
  return (
    <SectionBox
      {...mailSection}
      about="By which server the site writes to families: receipts, answers, new passwords."
      shows={[{ to: '/admin/enquiries', label: 'Enquiries' }]}
      isOpen={isOpen}
    >
      {isOpen ? (
        <>
          <HereToo />
          <MailForm mail={mail} to={to} />
          <p className="row">
            <ButtonLink to={`/admin/settings#${mailSection.id}`} kind="line">
              Back to the settings
            </ButtonLink>
          </p>
        </>
      ) : (
        <dl className="settings-values">
          <div>
            <dt>Server</dt>
            <dd>{mail.host || 'None'}</dd>
          </div>
          <div>
            <dt>Where it is set</dt>
            <dd>{sources[mail.source]}</dd>
          </div>
        </dl>
      )}
    </SectionBox>
  );
}
