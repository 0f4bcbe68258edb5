import type { OwnEmail } from '../../../contract/people/email-change.ts';
import { Box } from '../../office/boxes/box.tsx';
import { useAsking } from '../../office/boxes/confirm.tsx';
import { dayWords } from '../../office/words/moment.ts';
import { ButtonLink } from '../../ui/links/button-link.tsx';
import type { FactorCalls } from './calls.ts';
import { EmailForm } from './email/email-form.tsx';
import { EmailState } from './email/email-state.tsx';

type Props = { email: OwnEmail; changedAt: string | null; passwordPath: string; calls: FactorCalls };

export function PasswordBox({ email, changedAt, passwordPath, calls }: Props) {
  const { asking, trigger, ask, stop } = useAsking();
  return (
    <Box title="Password and e-mail" className="factor-box">
      <dl className="factor-facts">
        <div>
          <dt>Password</dt>
          <dd>
            <span>{changedAt ? `Changed ${dayWords(changedAt)}` : 'No change noted'}</span>
            <ButtonLink to={passwordPath} kind="line" small>
              Change<span className="vh"> my password</span>
            </ButtonLink>
          </dd>
        </div>
        <div>
          <dt>E-mail</dt>
          <dd>
            <EmailState email={email} isOpen={asking} trigger={trigger} open={ask} calls={calls} />
          </dd>
        </div>
      </dl>
      {asking && <EmailForm waiting={email.waiting} calls={calls} close={stop} />}
    </Box>
  );
}
