import { redirect } from 'react-router';
import { keyLength, setupMessages } from '../../../contract/school/setup.ts';
import { apiContext, originContext, unwrap } from '../../api-client.ts';
import { DeadLink } from '../../features/setup/dead-link.tsx';
import { OwnerForm } from '../../features/setup/owner-form.tsx';
import { SetupFrame, StepHead } from '../../features/setup/setup-frame.tsx';
import { pathOf } from '../../features/setup/steps.ts';
import { renew } from '../../session/browser-session.ts';
import { hintCookie } from '../../session/session-hint.ts';
import { readForm } from '../../ui/form/read-form.ts';
import { refuse, unreadable, wrongFields } from '../../ui/form/refuse.ts';
import { sendForm } from '../../ui/form/send.ts';
import { hiddenMeta } from '../../ui/meta/meta.ts';
import type { Route } from './+types/owner.ts';
import '../../office.css';

export async function loader({ request, context }: Route.LoaderArgs) {
  const key = new URL(request.url).searchParams.get('key') ?? '';
  // Whatever is wrong with the link, the page says it in words. One that is cut off is asked for as a wrong one, since
  // the answer to that also tells whether the site has an owner.
  const query = { key: key.padEnd(keyLength.least, '-').slice(0, keyLength.most) };
  const dead = await unwrap(context.get(apiContext).setup.$get({ query })).then(() => undefined, wordsOf);
  return { key, dead };
}

const wordsOf = async (thrown: unknown): Promise<string> =>
  thrown instanceof Response && thrown.status === 404 ? thrown.text() : setupMessages.dead;

/** The address carries a secret. */
export const headers = () => ({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  if (!('data' in form)) return unreadable(form);
  const { key = '', pwd = '', again, name = '', email = '' } = form.values;
  if (pwd !== again) return wrongFields({ again: 'The two do not match.' }, { name, email });
  const answer = await context.get(apiContext).setup.owner.$post({ json: { key, pwd, name, email } });
  if (!answer.ok) return refuse(answer, { name, email });
  // The API signs the owner in; its cookies travel on with our answer.
  const isSecure = context.get(originContext).startsWith('https:');
  const cookies = [...answer.headers.getSetCookie(), hintCookie(isSecure)];
  const headers = cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]);
  return redirect(pathOf('school'), { status: 303, headers });
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await sendForm('owner', serverAction);
  } catch (accepted) {
    await renew();
    throw accepted;
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  hiddenMeta(matches, { title: 'Set up your school', path: null });

export default function Owner({ loaderData: { key, dead }, actionData }: Route.ComponentProps) {
  const reason = dead ?? actionData?.fields.key;
  if (reason) return <DeadLink reason={reason} />;
  return (
    <SetupFrame at="owner" progress={{}}>
      <StepHead title="You">
        You own the site: you can do everything, and hand it over later. The link you came by works once and ends with
        this step.
      </StepHead>
      <OwnerForm answer={actionData} setupKey={key} />
    </SetupFrame>
  );
}
