import { Box } from '../../office/boxes/box.tsx';
import { dayWords } from '../../office/words/moment.ts';
import { ButtonLink } from '../../ui/links/button-link.tsx';

type Props = { email: string; changedAt: string | null; passwordPath: string };

export function PasswordBox({ email, changedAt, passwordPath }: Props) {
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
          <dd>{email}</dd>
        </div>
      </dl>
    </Box>
  );
}
