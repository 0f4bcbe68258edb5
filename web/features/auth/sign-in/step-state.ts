import type { FactorMethod, SecondStep } from '../../../../contract/people/second-step.ts';
import type { FormAnswer } from '../../../ui/form/answer.ts';

/** Where a sign-in stands whose password was right. */
export type StepState = {
  step: SecondStep;
  way: FactorMethod;
  /** A code is on its way to the mailbox. */
  mailed?: boolean;
  answer?: FormAnswer;
  /** The time at the school when a code was refused. */
  refusedAt?: string;
};

/** What the log-in page is told by its action. */
export type LoginAnswer = FormAnswer | StepState;

export const isStepState = (answer: LoginAnswer | undefined): answer is StepState =>
  answer !== undefined && 'step' in answer;

const methods: FactorMethod[] = ['passkey', 'totp', 'mail', 'recovery'];

export const isMethod = (text: string | undefined): text is FactorMethod => methods.includes(text as FactorMethod);

/** The safest way that can be gone here. A passkey needs a script and a browser that knows it. */
export const firstWay = ({ methods: open }: SecondStep, withPasskeys: boolean): FactorMethod =>
  open.find((way) => withPasskeys || way !== 'passkey') ?? 'recovery';

/** The form carries the step along, so that it works without a script; what comes back may be anything. */
export function readStep(text: string): SecondStep | undefined {
  try {
    const { token, expiresAt, name, email, methods: open, passkey, passkeyName } = JSON.parse(text) as SecondStep;
    const texts = [token, expiresAt, name, email, passkeyName ?? ''];
    if (!texts.every((one) => typeof one === 'string') || !Array.isArray(open)) return undefined;
    const known = methods.filter((way) => open.includes(way));
    return {
      token,
      expiresAt,
      name,
      email,
      methods: known,
      ...(passkey && { passkey }),
      ...(passkeyName && { passkeyName }),
    };
  } catch {
    return undefined;
  }
}
