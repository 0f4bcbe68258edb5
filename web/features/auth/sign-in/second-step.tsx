import { type ReactNode, useState } from 'react';
import { Form } from 'react-router';
import { useHasPasskeys } from '../../../session/passkey.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Link } from '../../../ui/links/link.tsx';
import { art } from '../../../ui/pictures/art.ts';
import { initialsOf } from '../../../ui/text/initials.ts';
import { CodeStep } from '../proof/code-step.tsx';
import { OtherWays } from '../proof/other-ways.tsx';
import { PasskeyPanel } from '../proof/passkey-panel.tsx';
import { ProofStyles } from '../proof/proof-styles.tsx';
import { ways } from '../proof/proof-ways.ts';
import { StepFields, TrustBox } from './second-step-fields.tsx';
import type { StepState } from './step-state.ts';

type Props = {
  state: StepState;
  /** The sign-in page, for somebody else. */
  loginPath: string;
  /** Signs in with a passkey; what went wrong otherwise. */
  onPasskey: (state: StepState, trust: boolean) => Promise<string | undefined>;
};

/** The second page of signing in: the password was right, and it is to be shown who typed it. */
export function SecondStep({ state, loginPath, onPasskey }: Props) {
  const { step, way } = state;
  const hasPasskeys = useHasPasskeys();
  const others = step.methods.filter((other) => other !== way && (other !== 'passkey' || hasPasskeys));
  return (
    <div className="gate si-gate">
      <ProofStyles />
      <Link className="more small si-site" to="/">
        View site
      </Link>
      <div className="side">
        <img src={art('hero-7')} alt="" width="1600" height="900" decoding="async" />
      </div>
      <div className="in-form">
        <p className="si-step small" role="status">
          <Icon name="check" />
          Password is right. Step 2 of 2
        </p>
        <div className="si-view" key={way}>
          <h1>{ways[way].title}</h1>
          <Who name={step.name} email={step.email}>
            <Link className="si-plain" to={loginPath}>
              Not you?
            </Link>
          </Who>
          {way === 'passkey' ? (
            <PasskeyStep state={state} use={(trust) => onPasskey(state, trust)} />
          ) : (
            <CodeStep state={state} way={way} />
          )}
          <Form method="post" preventScrollReset>
            <StepFields state={state} />
            <OtherWays choices={others} />
          </Form>
        </div>
      </div>
    </div>
  );
}

function Who({ name, email, children }: { name: string; email: string; children: ReactNode }) {
  return (
    <p className="si-who">
      <span className="si-ini" aria-hidden="true">
        {initialsOf(name)}
      </span>
      <span>
        <b>{name}</b>
        <small>{email}</small>
      </span>
      {children}
    </p>
  );
}

type PasskeyProps = { state: StepState; use: (trust: boolean) => Promise<string | undefined> };

function PasskeyStep({ state: { step }, use }: PasskeyProps) {
  const [trust, setTrust] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function onUse() {
    setBusy(true);
    setProblem(undefined);
    setProblem(await use(trust));
    setBusy(false);
  }
  return (
    <>
      <PasskeyPanel name={step.passkeyName} busy={busy} problem={problem} onUse={onUse} />
      <TrustBox onChange={setTrust} />
    </>
  );
}
