import { useEffect, useRef, useState } from 'react';
import { stepUpMinutes } from '../../../../contract/people/second-step.ts';
import { reasonOf } from '../../../office/forms/reason.ts';
import { hasPasskeys } from '../../../session/passkey.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { OtherWays } from '../proof/other-ways.tsx';
import { ProofStyles } from '../proof/proof-styles.tsx';
import type { Way } from '../proof/proof-ways.ts';
import type { Challenge, StepUpCalls } from './step-up-calls.ts';
import { StepUpForm } from './step-up-form.tsx';
import { StepUpPasskey } from './step-up-passkey.tsx';

type Props = {
  calls: StepUpCalls;
  /** Over the back office, which has no dark look. */
  isLight: boolean;
  onAnswer: (shown: boolean) => void;
};

/** Asks for a factor before something that cannot be undone; what lies below waits as it is. */
export default function StepUpDialog({ calls, isLight, onAnswer }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const begun = useRef(false);
  const isShown = useRef(false);
  const [challenge, setChallenge] = useState<Challenge>();
  const [problem, setProblem] = useState<string>();
  const [way, setWay] = useState<Way>();

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    if (begun.current) return;
    begun.current = true;
    calls.begin().then((result) => {
      if (result.kind === 'saved') setChallenge(result.thing);
      else setProblem(reasonOf(result));
    });
  }, [calls]);

  const open = (challenge?.methods ?? []).filter((method) => method !== 'passkey' || hasPasskeys());
  const current = way ?? open[0];

  // Closed first, so that the focus returns to where it was.
  function done() {
    isShown.current = true;
    dialog.current?.close();
    onAnswer(true);
  }
  return (
    <dialog
      ref={dialog}
      className={isLight ? 'step-up always-light' : 'step-up'}
      aria-labelledby="step-up-title"
      onClose={() => isShown.current || onAnswer(false)}
    >
      <ProofStyles />
      <header>
        <h1 className="step-up-title" id="step-up-title">
          Show once more that it is you
        </h1>
        <button type="button" className="icon-btn" aria-label="Cancel" onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </header>
      <p className="muted small">
        This is not done for just anybody at your screen. Nothing you typed is lost, and you are not asked again for{' '}
        {stepUpMinutes} minutes.
      </p>
      <div className="si-view" role={problem ? 'alert' : undefined}>
        {problem && <p className="note bad">{problem}</p>}
        {challenge && current === 'passkey' && <StepUpPasskey challenge={challenge} calls={calls} done={done} />}
        {challenge && current && current !== 'passkey' && (
          <StepUpForm key={current} way={current} challenge={challenge} calls={calls} done={done} />
        )}
        {challenge && <OtherWays choices={open.filter((method) => method !== current)} onChoose={setWay} />}
      </div>
    </dialog>
  );
}
