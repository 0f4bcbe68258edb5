import { useState } from 'react';
import type { Passkey } from '../../../../contract/people/factors.ts';
import { Box } from '../../../office/boxes/box.tsx';
import { deviceOf } from '../../../office/words/device.ts';
import { useHasPasskeys } from '../../../session/passkey.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import type { FactorCalls } from '../calls.ts';
import { FactorForm } from '../factor-form.tsx';
import { passkeyForm } from '../form.ts';
import { PasskeyRow } from './passkey-row.tsx';

type Props = { passkeys: Passkey[]; calls: FactorCalls };

/** Every passkey by the name that the person gave it, and the way to one more. */
export function PasskeysBox({ passkeys, calls }: Props) {
  const [adding, setAdding] = useState(false);
  const hasPasskeys = useHasPasskeys();
  const aside = hasPasskeys && !adding && (
    <button type="button" className="btn sm" onClick={() => setAdding(true)}>
      <Icon name="plus" />
      Add a passkey
    </button>
  );
  return (
    <Box title="Passkeys" aside={aside} className="factor-box">
      <p className="factor-lead">
        Your finger, face or screen lock in place of a code. The quickest way, and it cannot be tricked out of you.
      </p>
      {!hasPasskeys && <p className="note">This browser knows no passkeys. Use the codes from an app below.</p>}
      {adding && <AddPasskey passkeys={passkeys} calls={calls} close={() => setAdding(false)} />}
      {passkeys.length > 0 && (
        <ul className="factor-list">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} calls={calls} />
          ))}
        </ul>
      )}
    </Box>
  );
}

function AddPasskey({ passkeys, calls, close }: Props & { close: () => void }) {
  return (
    <div className="factor-panel">
      <FactorForm
        name="passkey"
        fields={passkeyForm}
        start={{ name: freeName(deviceOf(navigator.userAgent), passkeys) }}
        field={{
          name: 'name',
          label: 'What do you call it?',
          hint: 'So that you know it again in this list. Then your device asks for your finger, face or screen lock.',
        }}
        submit={{ label: 'Continue', sendingLabel: 'Waiting for your device…' }}
        send={({ name = '' }) => calls.addPasskey(name)}
        told={({ name }) => `The passkey “${name}” is added.`}
        refresh={calls.refresh}
        close={close}
      />
    </div>
  );
}

/** No two of the same name, as long as nobody wants it so. */
function freeName(name: string, passkeys: Passkey[]): string {
  const taken = new Set(passkeys.map((passkey) => passkey.name));
  let number = 1;
  while (taken.has(number === 1 ? name : `${name} ${number}`)) number++;
  return number === 1 ? name : `${name} ${number}`;
}
