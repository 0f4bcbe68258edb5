import { Form } from 'react-router';
import type { FormAnswer } from '../../../ui/form/answer.ts';
import { Problem } from '../../../ui/form/fields/problem.tsx';
import { SubmitRow } from '../../../ui/form/fields/submit-row.tsx';
import { SendForm } from '../../../ui/form/send-form.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { useMailWaits } from '../../../ui/meta/mail-waits.ts';
import { StepFields, TrustBox } from '../sign-in/second-step-fields.tsx';
import type { StepState } from '../sign-in/step-state.ts';
import { CodeField } from './code-field.tsx';
import { codeForm, type codeWords } from './proof-ways.ts';

type Props = { state: StepState; way: keyof typeof codeWords };

export function CodeStep({ state, way }: Props) {
  const mailWaits = useMailWaits();
  if (way === 'mail' && !state.mailed) return <AskForMail state={state} />;
  return (
    <>
      {way === 'mail' && (
        <p className="note" role="status">
          <Icon name="mail" />
          {mailWaits ? (
            <span>
              Six digits for <b>{state.step.email}</b> wait: this website cannot send mail yet. Use another way, or call
              the school.
            </span>
          ) : (
            <span>
              Six digits are on their way to <b>{state.step.email}</b>. They work for ten minutes.
            </span>
          )}
        </p>
      )}
      <SendForm name="second-step" draft={false} answer={state.answer} fields={codeForm(way)}>
        <StepFields state={state} />
        <input type="hidden" name="method" value={way} />
        {isAboutAll(state.answer) && <Problem untilEdited />}
        <CodeField way={way} refusedAt={state.refusedAt} />
        <SubmitRow label="Continue" sendingLabel="One moment…" wide problemAbove />
        <TrustBox />
      </SendForm>
      {way === 'mail' && (
        <Form method="post" preventScrollReset>
          <StepFields state={state} />
          <button className="si-plain" type="submit" name="way" value="mail">
            Mail another code
          </button>
        </Form>
      )}
      {way === 'recovery' && <NoSheet />}
    </>
  );
}

/** Nothing is mailed unless somebody wants it. */
function AskForMail({ state }: { state: StepState }) {
  const mailWaits = useMailWaits();
  return (
    <SendForm name="mail-code" draft={false} answer={state.answer}>
      <StepFields state={state} />
      <input type="hidden" name="way" value="mail" />
      <Problem />
      <p>
        We mail six digits to <b>{state.step.email}</b>. Type them here to go on.
        {mailWaits && ' This website cannot send mail yet: use another way if you have one, or call the school.'}
      </p>
      <SubmitRow label="Mail me a code" sendingLabel="One moment…" wide problemAbove />
    </SendForm>
  );
}

const isAboutAll = (answer: FormAnswer | undefined) => answer !== undefined && !answer.fields.code;

function NoSheet() {
  const mailWaits = useMailWaits();
  return (
    <div className="note si-warm">
      <Icon name="info" />
      <p>
        <b>No sheet either?</b> An owner of the school can let you in again from Users. They see you in person or ring
        you first{mailWaits ? '.' : ', and you get a mail about it.'}
      </p>
    </div>
  );
}
