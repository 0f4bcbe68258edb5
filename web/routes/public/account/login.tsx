import { useEffect, useState } from 'react';
import { replace, useLocation, useNavigate, useRouteLoaderData } from 'react-router';
import { browserApi } from '../../../api-client.ts';
import { Gate } from '../../../features/auth/gate.tsx';
import { signInOnServer } from '../../../features/auth/loads/sign-in-on-server.ts';
import { EndedNote, LeftNote } from '../../../features/auth/sign-in/ended-note.tsx';
import { LoginForm } from '../../../features/auth/sign-in/login-form.tsx';
import { passkeyAlone, passkeyAsSecondStep } from '../../../features/auth/sign-in/passkey-calls.ts';
import { SecondStep } from '../../../features/auth/sign-in/second-step.tsx';
import { takeStep } from '../../../features/auth/sign-in/sign-in-steps.ts';
import { isStepState, type LoginAnswer } from '../../../features/auth/sign-in/step-state.ts';
import { hasDraft } from '../../../office/drafts/device-draft.ts';
import { signIn } from '../../../session/browser-session.ts';
import { hasPasskeys } from '../../../session/passkey.ts';
import { endedFor, hasLeftEverywhere, pathAfterLogin } from '../../../session/return-path.ts';
import { useSession } from '../../../session/session.tsx';
import { textsOf } from '../../../ui/form/answer.ts';
import { hiddenMeta, type RootData } from '../../../ui/meta/meta.ts';
import type { Route } from './+types/login.ts';

export const action = ({ request, context }: Route.ActionArgs) => signInOnServer(request, context);

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function clientAction({ request }: Route.ClientActionArgs): Promise<LoginAnswer> {
  const values = textsOf(await request.formData());
  const outcome = await takeStep(values, { api: browserApi(), withPasskeys: hasPasskeys() });
  if ('said' in outcome) return outcome.said;
  signIn(((await outcome.accepted.json()) as { accessToken: string }).accessToken);
  // In place of the sign-in page, so that the way back does not lead to it.
  throw replace(whereTo(new URL(request.url).search));
}

const whereTo = (search: string) =>
  pathAfterLogin(new URLSearchParams(search).get('from'), document.referrer, window.location.origin);

export const meta: Route.MetaFunction = ({ matches }) => hiddenMeta(matches, { title: 'Log in', path: '/login' });

export default function Login({ actionData }: Route.ComponentProps) {
  const root = useRouteLoaderData<RootData>('root');
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const { ask } = useSession();
  const note = useEndedNote(search, state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when somebody comes to sign in
  useEffect(() => ask?.(), []);

  /** The end of every way in by passkey: inside, or the words for why not. */
  async function enter(shown: ReturnType<typeof passkeyAlone>): Promise<string | undefined> {
    const result = await shown;
    if (!('accessToken' in result)) return result.problem;
    signIn(result.accessToken);
    await navigate(whereTo(search), { replace: true });
    return undefined;
  }
  if (isStepState(actionData)) {
    return (
      <SecondStep
        state={actionData}
        loginPath={pathname + search}
        onPasskey={({ step }, trust) => enter(passkeyAsSecondStep(step, trust))}
      />
    );
  }
  return (
    <Gate title="Log in" lead="For staff, and for parents with an account.">
      {note}
      {hasLeftEverywhere(state) && <LeftNote />}
      <LoginForm answer={actionData} phone={root?.school.phone ?? ''} onPasskey={() => enter(passkeyAlone())} />
    </Gate>
  );
}

/** For those whose session has ended while they were at work. Known in the browser alone, so after the page was taken over. */
function useEndedNote(search: string, state: unknown) {
  const [isStored, setStored] = useState<boolean | null>(null);
  useEffect(() => {
    const userId = endedFor(state);
    const [path = ''] = (new URLSearchParams(search).get('from') ?? '').split('?');
    setStored(userId === undefined ? null : hasDraft(userId, path));
  }, [search, state]);
  return isStored === null ? null : <EndedNote hasDraft={isStored} />;
}
