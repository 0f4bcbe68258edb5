import { userMessages } from '../../../../contract/people/users.ts';
import { apiContext } from '../../../api-client.ts';
import { Gate } from '../../../features/auth/gate.tsx';
import { DeadLink } from '../../../features/auth/password/dead-link.tsx';
import { SubmitRow } from '../../../ui/form/fields/submit-row.tsx';
import { readForm } from '../../../ui/form/read-form.ts';
import { refuse, unreadable } from '../../../ui/form/refuse.ts';
import { sendForm } from '../../../ui/form/send.ts';
import { SendForm } from '../../../ui/form/send-form.tsx';
import { ButtonLink } from '../../../ui/links/button-link.tsx';
import { Link } from '../../../ui/links/link.tsx';
import { hiddenMeta } from '../../../ui/meta/meta.ts';
import type { Route } from './+types/confirm-email.ts';

/** Opening the link changes nothing: programs that look at mails for their reader open it, too. */
export const loader = ({ request }: Route.LoaderArgs) => ({
  token: new URL(request.url).searchParams.get('token') ?? '',
});
/** The address carries a secret. */
export const headers = () => ({ 'Cache-Control': 'no-store' });

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  if (!('data' in form)) return unreadable(form);
  const { token = '' } = form.values;
  const answer = await context.get(apiContext).users.email.confirm.$post({ json: { token } });
  if (answer.ok) return { changedTo: (await answer.json()).email };
  const { status }: { status: number } = answer;
  return status === 409 ? { taken: userMessages.emailTaken } : refuse(answer, {});
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm('email', serverAction);

export const meta: Route.MetaFunction = ({ matches }) => hiddenMeta(matches, { title: 'Your new address' });

export default function ConfirmEmail({ loaderData: { token }, actionData }: Route.ComponentProps) {
  if (actionData && 'changedTo' in actionData) {
    return (
      <Gate title="Your address is changed" lead={`From now on you log in with ${actionData.changedTo}.`}>
        <p className="row">
          <ButtonLink to="/user/sign-in">To your account</ButtonLink>
        </p>
      </Gate>
    );
  }
  if (actionData && 'taken' in actionData) {
    return (
      <DeadLink reason={actionData.taken}>
        Choose another address under <Link to="/user/sign-in">your sign-in</Link>.
      </DeadLink>
    );
  }
  const dead = token === '' ? 'The link is not valid.' : actionData?.fields.token;
  if (dead) {
    return (
      <DeadLink reason={dead}>
        A link works for one hour, once. Ask for another one under <Link to="/user/sign-in">your sign-in</Link>.
      </DeadLink>
    );
  }
  return (
    <Gate
      title="Is this your new address?"
      lead="You have come here from a mail. Say yes, and you log in with the address it was sent to."
    >
      <SendForm name="email" answer={actionData}>
        <input type="hidden" name="token" value={token} />
        <SubmitRow label="Yes, use this address" sendingLabel="One moment…" wide />
      </SendForm>
    </Gate>
  );
}
