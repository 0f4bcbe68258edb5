import { useRouteLoaderData } from 'react-router';
import { apiContext } from '../../../api-client.ts';
import { Gate } from '../../../features/auth/gate.tsx';
import { ForgotForm } from '../../../features/auth/password/forgot-form.tsx';
import { NoMail } from '../../../features/auth/password/no-mail.tsx';
import { readForm } from '../../../ui/form/read-form.ts';
import { refuse, unreadable } from '../../../ui/form/refuse.ts';
import { sendForm } from '../../../ui/form/send.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Link } from '../../../ui/links/link.tsx';
import { hiddenMeta, type RootData } from '../../../ui/meta/meta.ts';
import type { Route } from './+types/forgot-password.ts';

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  if (!('data' in form)) return unreadable(form);
  const { email = '' } = form.values;
  const answer = await context.get(apiContext).users.forgot.$post({ json: { email } });
  return answer.ok ? { askedFor: email } : refuse(answer, form.values);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm('forgot', serverAction);

export const meta: Route.MetaFunction = ({ matches }) => hiddenMeta(matches, { title: 'Forgotten your password?' });

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  const root = useRouteLoaderData<RootData>('root');
  if (root?.school.mailWaits) {
    return (
      <Gate title="Forgotten your password?">
        <NoMail phone={root.school.phone} />
        <p className="small muted after">
          <Link to="/login">Back to the login</Link>
        </p>
      </Gate>
    );
  }
  if (actionData && 'askedFor' in actionData) {
    return (
      <Gate title="Look into your mailbox">
        <p className="note" role="status">
          <Icon name="mail" />
          <span>
            If there is an account for <b>{actionData.askedFor}</b>, a link to choose a new password is on its way. It
            works for one hour, once.
          </span>
        </p>
        <p className="small muted after">
          <Link to="/login">Back to the login</Link>
        </p>
      </Gate>
    );
  }
  return (
    <Gate title="Forgotten your password?" lead="We send you a link to choose a new one.">
      <ForgotForm answer={actionData} />
      <p className="small muted after">
        <Link to="/login">Back to the login</Link>
      </p>
    </Gate>
  );
}
