import type { FactorOverview } from '../../../contract/people/factors.ts';
import { Box } from '../../office/boxes/box.tsx';
import { deviceOf } from '../../office/words/device.ts';
import { latelyWords } from '../../office/words/moment.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { Link } from '../../ui/links/link.tsx';

type SignIn = FactorOverview['signIns'][number];

const methods: Record<NonNullable<SignIn['method']>, string> = {
  passkey: 'Passkey',
  totp: 'Code from the app',
  mail: 'Code by mail',
  recovery: 'Recovery code',
  password: 'Password',
  trusted: 'Password on a trusted device',
  invitation: 'Invitation',
};

type Props = { signIns: SignIn[]; passwordPath: string };

/** Who tried to sign in lately; also those who had the password and nothing else. */
export function Lately({ signIns, passwordPath }: Props) {
  if (signIns.length === 0) return null;
  return (
    <Box title="Lately" className="factor-box">
      <ul className="factor-checks">
        {signIns.map(({ at, method, userAgent, address }) => (
          <li key={at} className={method ? undefined : 'no'}>
            <Icon name={method ? 'check' : 'warning'} />
            <span>
              <time dateTime={at}>{capital(latelyWords(at))}</time>.{' '}
              {method ? methods[method] : 'Right password, no second step'}, {deviceOf(userAgent)}, {address}.
              {!method && ' Nobody got in.'}
            </span>
            {!method && (
              <Link className="plain-btn" to={passwordPath}>
                Change my password
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Box>
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
