import { type ClientResponse, hc } from 'hono/client';
import { createContext } from 'react-router';
import type { Api } from '../api/app.ts';
import type { ErrorAnswer } from '../contract/common/errors.ts';
import { fetchSignedIn } from './session/browser-session.ts';

/** The one way to data: over the network in the browser, in process on the server. */
export const createClient = (fetcher: typeof fetch, origin = '/') => hc<Api>(origin, { fetch: fetcher }).api;

export type ApiClient = ReturnType<typeof createClient>;

/** Where a loader on the server finds its client. */
export const apiContext = createContext<ApiClient>();

/** The address at which readers reach the site, for links that leave it: mail, feeds, previews. */
export const originContext = createContext<string>();

let browserClient: ApiClient | undefined;

export function browserApi(): ApiClient {
  browserClient ??= createClient(fetchSignedIn, window.location.origin);
  return browserClient;
}

/** By it whoever catches a refusal knows why. */
export const errorCodeHeader = 'X-Error-Code';

/** The body of a good answer; any other is thrown as a response, which the nearest error boundary shows. */
export async function unwrap<T>(answer: Promise<ClientResponse<T, number, 'json'>>): Promise<T> {
  const response = await answer;
  if (response.ok) return (await response.json()) as T;
  const error = (await response.json().catch(() => ({}))) as Partial<ErrorAnswer>;
  throw new Response(error.message ?? response.statusText, {
    status: response.status,
    headers: { [errorCodeHeader]: error.code ?? '' },
  });
}
