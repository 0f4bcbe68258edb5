import { useEffect, useRef } from 'react';
import type { AppSetup, FactorCalls } from '../calls.ts';
import { FactorForm } from '../factor-form.tsx';
import { appForm } from '../form.ts';

type Props = { setup: AppSetup; hasOne: boolean; calls: FactorCalls; close: () => void };

/** The secret as a picture and as letters, and the code by which the app shows that it has it. */
export function AppSetupPanel({ setup: { secret, address, qr, size }, hasOne, calls, close }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="factor-panel app-setup">
      <h3 ref={heading} tabIndex={-1}>
        Scan this with the app on your {hasOne ? 'new ' : ''}phone
      </h3>
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label="The key as a picture to scan">
        <path d={qr} />
      </svg>
      <div className="app-setup-words">
        <p>
          Any app for such codes will do, for example Aegis, 2FAS or Google Authenticator. On this phone{' '}
          <a href={address}>open it in the app</a>.
        </p>
        <p>
          Cannot scan? Type this key into the app:
          <code>{inGroups(secret)}</code>
        </p>
      </div>
      <FactorForm
        name="app"
        fields={appForm}
        field={{ name: 'code', ...(hasOne && { hint: 'Until then the codes of your old phone go on working.' }) }}
        submit={{ label: 'Confirm', sendingLabel: 'One moment…' }}
        send={({ code = '' }) => calls.confirmApp(code)}
        told={() => (hasOne ? 'The new phone shows your codes now.' : 'Codes from an app are on.')}
        refresh={calls.refresh}
        close={close}
      />
    </div>
  );
}

const inGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;
