import type { ErrorCode } from '../../contract/common/errors.ts';
import { readUser, type User } from './read-user.ts';
import { confirmHint, onHintChange, readHint, writeHint } from './session-hint.ts';
import { askForStepUp, demandFactor } from './step-up.ts';

export type BrowserSession = {
  state: 'unknown' | 'out' | 'in';
  user: User | null;
  /** Ended here, by the person: a page that needs a session then goes back instead of asking for it. */
  left: boolean;
  /** The server was asked. Before, "out" only means that nothing is noted in this browser. */
  asked: boolean;
};

/** The server could not be told of the sign-out; it is told at the next visit. */
const leavingHint = 'leaving';

export const unknownSession: BrowserSession = { state: 'unknown', user: null, left: false, asked: false };

let token: string | undefined;
let current = unknownSession;
let renewal: Promise<boolean> | undefined;
let started: Promise<unknown> | undefined;
const listeners = new Set<() => void>();

export const currentSession = (): BrowserSession => current;

export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks once, when the page has come to life, and only where somebody has signed in before. */
export function startSession(): void {
  if (started) return;
  const hint = readHint();
  if (hint === leavingHint) started = signOut();
  else if (hint) started = renewOnce();
  else started = Promise.resolve(become({ ...unknownSession, state: 'out' }));
  // Who clears the storage has not signed out: the server knows better.
  onHintChange(follow, () => void (token && renew()));
  // The way back can show a page as it was left, with somebody who has gone since.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow();
  });
}

/**
 * Where a page is for some only, the server is asked also when nothing is noted: the note may have been cleared while the
 * cookie was not. Once is enough, so that nobody pays for it again.
 */
export async function askForSession(): Promise<BrowserSession> {
  startSession();
  await started;
  if (current.state === 'out' && !current.asked) {
    started = renewOnce();
    await started;
  }
  return current;
}

const renewOnce = async () => (await renew()) || become({ ...unknownSession, state: 'out', asked: true });

/** Another tab, or this one on another page, has signed in or out. */
function follow(): void {
  const hint = readHint();
  if (hint && hint !== leavingHint) void renew();
  else clearSession(true);
}

export function signIn(accessToken: string): void {
  adopt(accessToken);
  // The time makes it a change that other tabs notice, whoever signed in before.
  writeHint(String(Date.now()));
}

export async function signOut(): Promise<void> {
  writeHint(leavingHint);
  clearSession(true);
  const answer = await fetch('/api/users/logout').catch(() => undefined);
  if (answer?.ok) writeHint(null);
}

/** Adds the token to a call to the API. */
export const fetchSignedIn = (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> =>
  sendSignedIn((bearer) => fetch(input, withToken(init, bearer)));

/** Sends with the token, whatever the sender. Where a factor is wanted first, the person is asked and the call repeated once. */
export async function sendSignedIn(send: Send): Promise<Response> {
  const answer = await sendRenewed(send);
  const code = await refusalOf(answer);
  if (code === 'factor_required') demandFactor(true);
  return code === 'step_up' && (await askForStepUp()) ? sendRenewed(send) : answer;
}

type Send = (bearer: string | undefined) => Promise<Response>;

/**
 * A call with a token that is answered with 403, for whichever reason, is made once more with a new one. Where a factor
 * is wanted first, the one repetition comes after it.
 */
async function sendRenewed(send: Send): Promise<Response> {
  // What a signed-in person gets may differ, so a known session is waited for; strangers never wait.
  if (current.state === 'unknown' && readHint()) {
    startSession();
    await started;
  }
  const sent = token;
  const answer = await send(sent);
  if (!sent || answer.status !== 403 || (await refusalOf(answer)) === 'step_up') return answer;
  // Somebody else may have renewed it while this call was under way.
  const renewed = token !== sent || (await renew());
  return renewed || !token ? send(token) : answer;
}

/** One at a time: all who need a new token wait for the same one. False when there is none to be had. */
export function renew(): Promise<boolean> {
  renewal ??= askForToken().finally(() => {
    renewal = undefined;
  });
  return renewal;
}

async function askForToken(): Promise<boolean> {
  const answer = await fetch('/api/users/refresh').catch(() => undefined);
  if (answer?.ok) {
    adopt(((await answer.json()) as { accessToken: string }).accessToken);
    confirmHint();
    return true;
  }
  // Only a clear no ends the session; a lost connection does not.
  if (answer?.status === 401 || answer?.status === 403) {
    writeHint(null);
    clearSession(false);
  }
  return false;
}

function adopt(accessToken: string): void {
  token = accessToken;
  become({ state: 'in', user: readUser(accessToken), left: false, asked: true });
}

function clearSession(left: boolean): void {
  token = undefined;
  become({ state: 'out', user: null, left, asked: true });
}

function become(session: BrowserSession): void {
  current = session;
  for (const listener of listeners) listener();
}

function withToken(init: RequestInit, bearer: string | undefined): RequestInit {
  const headers = new Headers(init.headers);
  if (bearer) headers.set('Authorization', `Bearer ${bearer}`);
  return { ...init, headers };
}

/** Why a call was forbidden; the answer can still be read. */
async function refusalOf(answer: Response): Promise<ErrorCode | undefined> {
  if (answer.status !== 403) return undefined;
  const error = (await answer
    .clone()
    .json()
    .catch(() => ({}))) as { code?: ErrorCode };
  return error.code;
}
