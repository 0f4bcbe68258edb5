import { useRouteLoaderData } from 'react-router';
import { apiContext } from '../../../api-client.ts';
import { Gate } from '../../../features/auth/gate.tsx';
import { DeadLink } from '../../../features/auth/password/dead-link.tsx';
import { NewPasswordForm } from '../../../features/auth/password/new-password-form.tsx';
import { readForm } from '../../../ui/form/read-form.ts';
import { refuse, unreadable, wrongFields } from '../../../ui/form/refuse.ts';
import { sendForm } from '../../../ui/form/send.ts';
import { ButtonLink } from '../../../ui/links/button-link.tsx';
import { Link } from '../../../ui/links/link.tsx';
import { hiddenMeta, type RootData } from '../../../ui/meta/meta.ts';
import type { Route } from './+types/reset-password.ts';

export const loader = ({ request }: Route.LoaderArgs) => ({
  token: new URL(request.url).searchParams.get('token') ?? '',
});
/** The address carries a secret. */
export const headers = () => ({ 'Cache-Control': 'no-store' });

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  if (!('data' in form)) return unreadable(form);
  const { token = '', pwd = '', again } = form.values;
  if (pwd !== again) return wrongFields({ again: 'The two do not match.' }, {});
  const answer = await context.get(apiContext).users.reset.$post({ json: { token, pwd } });
  return answer.ok ? { changed: true } : refuse(answer, {});
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm('reset', serverAction);

export const meta: Route.MetaFunction = ({ matches }) => hiddenMeta(matches, { title: 'Choose a new password' });

export default function ResetPassword({ loaderData: { token }, actionData }: Route.ComponentProps) {
  const root = useRouteLoaderData<RootData>('root');
  if (actionData && 'changed' in actionData) {
    return (
      <Gate title="Password Updated Successfully" lead="You are signed out everywhere. Log in with the new one.">
        <p className="row">
          <ButtonLink to="/login">Log in</ButtonLink>
        </p>
      </Gate>
    );
  }
  const dead = token === '' ? 'The link is not valid.' : actionData?.fields.token;
  if (dead) {
    return (
      <DeadLink reason={dead}>
        A link works for one hour, once. <Link to="/forgot">Ask for another one</Link>.
      </DeadLink>
    );
  }
  return (
    <Gate title="Choose a new password" lead="It ends every session that is open with the old one.">
      <NewPasswordForm
        name="reset"
        answer={actionData}
        token={token}
        label="Save the new password"
        known={{ school: [root?.school.schoolName ?? ''] }}
      />
    </Gate>
  );
}
