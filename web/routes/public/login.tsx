import { data, replace, useRouteLoaderData } from 'react-router';
import { browserApi } from '../../api-client.ts';
import { signIn } from '../../browser-session.ts';
import { pathAfterLogin } from '../../features/auth/came-from.ts';
import { Gate } from '../../features/auth/gate.tsx';
import { loginRefusal } from '../../features/auth/login-answer.ts';
import { LoginForm } from '../../features/auth/login-form.tsx';
import type { FormAnswer } from '../../ui/form/answer.ts';
import { pageMeta, type RootData } from '../../ui/meta.ts';
import type { Route } from './+types/login.ts';

/** Only a browser without a script, or one that was quicker than it, posts to the server. */
export const action = () =>
  data<FormAnswer>(
    {
      fields: {},
      message: 'Signing in needs JavaScript.',
      detail: 'Please switch it on, or wait until the page has loaded, and try again.',
      values: {},
    },
    { status: 400 },
  );

export async function clientAction({ request }: Route.ClientActionArgs): Promise<FormAnswer | Response> {
  const form = await request.formData();
  const [user, pwd] = [String(form.get('user') ?? ''), String(form.get('pwd') ?? '')];
  const answer = await browserApi()
    .users.login.$post({ json: { user, pwd } })
    .catch(() => undefined);
  if (!answer?.ok) {
    const words = (await answer?.json().catch(() => undefined)) as { message?: string } | undefined;
    return loginRefusal(answer?.status, words?.message, user);
  }
  signIn((await answer.json()).accessToken);
  const from = new URL(request.url).searchParams.get('from');
  // In place of the door, so that the way back does not lead to it.
  throw replace(pathAfterLogin(from, document.referrer, window.location.origin));
}

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, { title: 'Log in', path: '/login' }),
  { name: 'robots', content: 'noindex' },
];

export default function Login({ actionData }: Route.ComponentProps) {
  const root = useRouteLoaderData<RootData>('root');
  return (
    <Gate title="Log in" lead="For staff, and for parents with an account.">
      <LoginForm answer={actionData} phone={root?.school.phone ?? ''} />
    </Gate>
  );
}
