import type { ErrorAnswer, ErrorCode } from '../../../../contract/common/errors.ts';
import type { FactorMethod, SecondStep } from '../../../../contract/people/second-step.ts';
import type { ApiClient } from '../../../api-client.ts';
import type { FormAnswer, Values } from '../../../ui/form/answer.ts';
import { isCodeWay } from '../proof/proof-ways.ts';
import { loginRefusal, stepRefusal } from './login-answer.ts';
import { firstWay, isMethod, type LoginAnswer, readStep, type StepState } from './step-state.ts';

type Answer = { ok: boolean; status: number; headers: Headers; json: () => Promise<unknown> };
type Refusal = { code?: ErrorCode; message?: string; fields?: ErrorAnswer['fields']; step?: SecondStep };

/** Signed in, or what the page says next. */
type Outcome = { accepted: Answer } | { said: LoginAnswer; status: number };

type Way = {
  api: ApiClient;
  /** Whether the browser can be asked for a passkey. */
  withPasskeys: boolean;
  /** What the browser says of itself, where a server speaks in its name. */
  headers?: Record<string, string>;
};

/** One step of signing in, whatever form was sent; the same on the server and in the browser. */
export const takeStep = (values: Values, way: Way): Promise<Outcome> =>
  values.step === undefined ? takePassword(values, way) : takeSecondStep(values, values.step, way);

async function takePassword({ user = '', pwd = '' }: Values, { api, withPasskeys, headers }: Way): Promise<Outcome> {
  const answer = await asked(api.users.login.$post({ json: { user, pwd } }, { ...(headers && { headers }) }));
  if (answer?.ok) return { accepted: answer };
  const { code, message, step } = await refusalOf(answer);
  if (code === 'second_step' && step) return said({ step, way: firstWay(step, withPasskeys) }, 401);
  return said(loginRefusal(answer?.status, message, user), answer?.status);
}

async function takeSecondStep(values: Values, text: string, way: Way): Promise<Outcome> {
  const step = readStep(text);
  if (!step) return said(stepRefusal(undefined), 400);
  if (isMethod(values.way)) return chooseWay(step, values.way, way);
  const { method, code = '', trust } = values;
  if (!isCodeWay(method)) return said({ step, way: firstWay(step, way.withPasskeys) }, 400);
  return finish(step, { method, code, trust: trust === 'on' }, way);
}

type Code = { method: Exclude<FactorMethod, 'passkey'>; code: string; trust: boolean };

async function finish(step: SecondStep, code: Code, { api, headers }: Way): Promise<Outcome> {
  const json = { token: step.token, ...code };
  const answer = await asked(api.users['second-step'].$post({ json }, { ...(headers && { headers }) }));
  if (answer?.ok) return { accepted: answer };
  const error = await refusalOf(answer);
  if (error.code === 'challenge_expired') return said(stepRefusal(error.message), answer?.status);
  const state = { step, way: code.method, mailed: code.method === 'mail' };
  const wrong = error.fields?.code;
  if (!wrong) return said({ ...state, answer: fault(answer, error) }, answer?.status);
  const refusedAt = new Date(answer?.headers.get('date') ?? Date.now()).toISOString();
  return said({ ...state, answer: { fields: { code: wrong }, message: wrong, values: {} }, refusedAt }, answer?.status);
}

async function chooseWay(step: SecondStep, chosen: FactorMethod, { api, headers }: Way): Promise<Outcome> {
  const state: StepState = { step, way: chosen };
  if (chosen !== 'mail') return said(state, 200);
  const json = { token: step.token };
  const answer = await asked(api.users['second-step'].mail.$post({ json }, { ...(headers && { headers }) }));
  if (answer?.ok) return said({ ...state, mailed: true }, 200);
  const error = await refusalOf(answer);
  if (error.code === 'challenge_expired') return said(stepRefusal(error.message), answer?.status);
  return said({ ...state, answer: fault(answer, error) }, answer?.status);
}

const said = (words: LoginAnswer, status = 503): Outcome => ({ said: words, status });

const asked = (call: Promise<Answer>): Promise<Answer | undefined> => call.catch(() => undefined);

async function refusalOf(answer: Answer | undefined): Promise<Refusal> {
  return ((await answer?.json().catch(() => ({}))) as Refusal) ?? {};
}

/** What went wrong that is no fault of the code. */
function fault(answer: Answer | undefined, { message }: Refusal): FormAnswer {
  if (!answer) return loginRefusal(undefined, undefined, '');
  return { fields: {}, message: 'That did not work.', detail: message ?? 'Please try again.', values: {} };
}
