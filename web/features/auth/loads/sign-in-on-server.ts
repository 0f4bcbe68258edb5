import { data, type RouterContextProvider, redirect } from 'react-router';
import { apiContext, originContext } from '../../../api-client.ts';
import { pathAfterLogin } from '../../../session/return-path.ts';
import { hintCookie } from '../../../session/session-hint.ts';
import { readForm } from '../../../ui/form/read-form.ts';
import { unreadable } from '../../../ui/form/refuse.ts';
import { takeStep } from '../sign-in/sign-in-steps.ts';

/** The answer may carry the token of a sign-in that is half done. */
const neverKept = { 'Cache-Control': 'no-store' };

/** Signs in a browser without a script, or one that was quicker than it: its cookies go to the API and come back. */
export async function signInOnServer(request: Request, context: Readonly<RouterContextProvider>) {
  const form = await readForm(request);
  if (!('data' in form)) return unreadable(form);
  const api = context.get(apiContext);
  const outcome = await takeStep(form.values, { api, withPasskeys: false, headers: ownHeaders(request) });
  if ('said' in outcome) return data(outcome.said, { status: outcome.status, headers: neverKept });
  const isSecure = context.get(originContext).startsWith('https:');
  const cookies = [...outcome.accepted.headers.getSetCookie(), hintCookie(isSecure)];
  const { searchParams, origin } = new URL(request.url);
  const headers = cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]);
  return redirect(pathAfterLogin(searchParams.get('from'), '', origin), { status: 303, headers });
}

/** By these the API knows the device again, lists it among the person's own, and refuses a page of another site. */
function ownHeaders({ headers }: Request): Record<string, string> {
  const named = ['cookie', 'user-agent', 'sec-fetch-site'].map((name) => [name, headers.get(name)] as const);
  return Object.fromEntries(named.filter((entry): entry is [string, string] => entry[1] !== null));
}
