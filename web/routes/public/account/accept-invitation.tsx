import { redirect, useRouteLoaderData } from 'react-router';
import { nameMaxLength } from '../../../../contract/common/form.ts';
import { adminRole, authorRole } from '../../../../contract/people/roles.ts';
import { apiContext, unwrap } from '../../../api-client.ts';
import { Gate } from '../../../features/auth/gate.tsx';
import { DeadLink } from '../../../features/auth/password/dead-link.tsx';
import { NewPasswordForm } from '../../../features/auth/password/new-password-form.tsx';
import { renew } from '../../../session/browser-session.ts';
import { readUser } from '../../../session/read-user.ts';
import { TextField } from '../../../ui/form/fields/text-field.tsx';
import { readForm } from '../../../ui/form/read-form.ts';
import { refuse, unreadable, wrongFields } from '../../../ui/form/refuse.ts';
import { sendForm } from '../../../ui/form/send.ts';
import { hiddenMeta, type RootData } from '../../../ui/meta/meta.ts';
import type { Route } from './+types/accept-invitation.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const query = context.get(apiContext).users.invitation.$get({ query: { token } });
  // Whatever is wrong with the link, the page says it in words.
  const invited = await unwrap(query).catch(() => null);
  return { token, invited };
}

/** The address carries a secret. */
export const headers = () => ({ 'Cache-Control': 'no-store' });

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  if (!('data' in form)) return unreadable(form);
  const { token = '', pwd = '', again, name = '' } = form.values;
  if (pwd !== again) return wrongFields({ again: 'The two do not match.' }, { name });
  const answer = await context.get(apiContext).users.accept.$post({ json: { token, pwd, name } });
  if (!answer.ok) return refuse(answer, { name });
  // The API signs the new person in; its cookie travels on with our answer.
  const cookies = answer.headers.getSetCookie().map((cookie): [string, string] => ['Set-Cookie', cookie]);
  const { role } = readUser((await answer.json()).accessToken);
  return redirect(firstPlace(role), { status: 303, headers: cookies });
}

/** Those who write begin at their desk. */
const firstPlace = (role: number): string => (role >= authorRole && role < adminRole ? '/desk' : '/');

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await sendForm('invitation', serverAction);
  } catch (accepted) {
    await renew();
    throw accepted;
  }
}

export const meta: Route.MetaFunction = ({ matches }) => hiddenMeta(matches, { title: 'Welcome' });

export default function AcceptInvitation({ loaderData: { token, invited }, actionData }: Route.ComponentProps) {
  const root = useRouteLoaderData<RootData>('root');
  const dead = invited ? actionData?.fields.token : 'This invitation has expired or was used already.';
  if (dead || !invited) {
    return <DeadLink reason={dead ?? ''}>Please ask the person who invited you to send it again.</DeadLink>;
  }
  return (
    <Gate title={`Welcome, ${invited.name}`} lead={`Choose a password for your account ${invited.email}.`}>
      <NewPasswordForm
        name="invitation"
        answer={actionData}
        token={token}
        label="Open my account"
        known={{ school: [root?.school.schoolName ?? ''], person: [invited.name, invited.email] }}
      >
        <TextField
          name="name"
          label="Your name"
          autoComplete="name"
          maxLength={nameMaxLength}
          defaultValue={invited.name}
        />
      </NewPasswordForm>
    </Gate>
  );
}
