import type { ErrorAnswer } from '../../../../contract/common/errors.ts';
import type { SecondStep } from '../../../../contract/people/second-step.ts';
import { browserApi } from '../../../api-client.ts';
import { askPasskey, passkeyFault } from '../../../session/passkey.ts';

type Shown = { accessToken: string } | { problem: string };

/** A passkey in place of mail address and password. */
export async function passkeyAlone(): Promise<Shown> {
  const { users } = browserApi();
  const asked = await users.passkey.options.$post().catch(() => undefined);
  if (!asked?.ok) return refusalOf(asked);
  const { token, options } = await asked.json();
  return shown(options, (response) => users.passkey.$post({ json: { token, response } }));
}

/** A passkey behind the password. */
export async function passkeyAsSecondStep({ token, passkey = {} }: SecondStep, trust: boolean): Promise<Shown> {
  const { users } = browserApi();
  return shown(passkey, (response) =>
    users['second-step'].$post({ json: { method: 'passkey', token, response, trust } }),
  );
}

type Answer = { ok: boolean; json: () => Promise<unknown> };

async function shown(
  options: Record<string, unknown>,
  send: (response: Awaited<ReturnType<typeof askPasskey>>) => Promise<Answer>,
): Promise<Shown> {
  let response: Awaited<ReturnType<typeof askPasskey>>;
  try {
    response = await askPasskey(options);
  } catch (thrown) {
    return { problem: passkeyFault(thrown) };
  }
  const answer = await send(response).catch(() => undefined);
  return answer?.ok ? ((await answer.json()) as { accessToken: string }) : refusalOf(answer);
}

async function refusalOf(answer: Answer | undefined): Promise<Shown> {
  if (!answer) return { problem: 'No Server Response' };
  const error = (await answer.json().catch(() => ({}))) as Partial<ErrorAnswer>;
  return { problem: error.message ?? 'Login Failed' };
}
