import { Secret, TOTP } from 'otpauth';
import type { TestApi } from './api.ts';
import { createAuthenticator } from './authenticator.ts';
import { goodPassword, type Person } from './factory.ts';

/** What a person does about their second step, over the API as a browser would. */
export function createFactors(api: TestApi) {
  async function post<const Path extends string>(path: Path, as: Person, json?: unknown) {
    const { status, answer } = await api.request('POST', path, { as, ...(json !== undefined && { json }) });
    if (status >= 300) throw new Error(`${status} ${JSON.stringify(answer)}`);
    return answer;
  }

  const codeOf = (secret: string, at = api.deps.clock()) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });

  return {
    codeOf,
    /** Ten codes that count. */
    async sheet(as: Person): Promise<string[]> {
      const { codes } = await post('/users/factors/recovery', as);
      await post('/users/factors/recovery/confirm', as, { code: codes[9] });
      return codes;
    },
    /** An app; the next code that it may be asked for is of the next half minute. */
    async app(as: Person): Promise<string> {
      return api.withFrozenClock(async () => {
        const { secret } = await post('/users/factors/app', as);
        await post('/users/factors/app/confirm', as, { code: codeOf(secret) });
        return secret;
      });
    },
    async passkey(as: Person, name = 'Phone') {
      const authenticator = createAuthenticator(api.deps.publicUrl);
      const { token, options } = await post('/users/factors/passkeys/options', as);
      await post('/users/factors/passkeys', as, { token, name, response: authenticator.register(options) });
      return authenticator;
    },
    login: (person: Pick<Person, 'email'>, more: { address?: string; cookie?: string; pwd?: string } = {}) =>
      api.request('POST', '/users/login', {
        json: { user: person.email, pwd: more.pwd ?? goodPassword },
        ...(more.address && { address: more.address }),
        ...(more.cookie && { headers: { cookie: more.cookie } }),
      }),
    finish: (json: Record<string, unknown>, more: { address?: string; cookie?: string } = {}) =>
      api.request('POST', '/users/second-step', {
        json,
        ...(more.address && { address: more.address }),
        ...(more.cookie && { headers: { cookie: more.cookie } }),
      }),
  };
}

/** The cookies that an answer sets, as the next request sends them. */
export const cookiesOf = (headers: Headers): string =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
