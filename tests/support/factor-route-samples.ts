import { eq } from 'drizzle-orm';
import { factorResets, recoveryCodes, recoverySheets } from '../../api/db/tables/factors.ts';
import { users } from '../../api/db/tables/users.ts';
import { openPolicy } from '../../contract/people/security.ts';
import type { TestApi } from './api.ts';
import { createAuthenticator } from './authenticator.ts';
import { createFactors } from './factors.ts';
import type { Person } from './factory.ts';
import type { Sample } from './route-things.ts';

/** The samples of everything about a second step; those below /users/factors and /users/step-up are the actor's own. */
export function factorRouteSamples(api: TestApi): Record<string, (owner: Person) => Promise<Sample>> {
  const { db, clock } = api.deps;
  const factors = createFactors(api);
  const ask = async <const Path extends string>(path: Path, as: Person | undefined) =>
    (await api.request('POST', path, { as })).answer;

  const openReset = async (userId: number) => {
    const at = clock();
    const dueAt = new Date(at.getTime() + 86_400_000);
    await db
      .insert(factorResets)
      .values({ userId, requestedByName: 'N', requestedAt: at, dueAt })
      .onConflictDoNothing();
  };
  /** Asked for more than the password, as if it had been set up long ago. */
  const protectedBy = async ({ id: userId }: Person, mailCode: boolean) => {
    await db.update(users).set({ secondStep: true, mailCode }).where(eq(users.id, userId));
    const [sheet] = await db
      .insert(recoverySheets)
      .values({ userId, salt: '00'.repeat(16), confirmedAt: clock() })
      .returning();
    if (sheet) await db.insert(recoveryCodes).values({ sheetId: sheet.id, hash: 'x' });
  };
  const passkeyOf = async (as: Person) => {
    const authenticator = await factors.passkey(as);
    return { params: { id: authenticator.id }, json: { name: 'Blue key' } };
  };
  const stepOf = async (person: Person) => (await factors.login(person)).refusal.step.token as string;

  /** Without a session nothing can be set up first; such a request is refused whatever it says. */
  const own = (make: (as: Person) => Promise<Sample>) => async (as: Person) =>
    (await api.request('GET', '/users/sessions', { as })).status === 200 ? make(as) : {};
  const somebody = ({ role }: Person) => api.make.person(role);

  return {
    'POST /api/users/second-step': async (like) => {
      const owner = await somebody(like);
      const secret = await factors.app(owner);
      await protectedBy(owner, false);
      const token = await stepOf(owner);
      const nextHalfMinute = new Date(clock().getTime() + 30_000);
      return { json: { token, method: 'totp', code: factors.codeOf(secret, nextHalfMinute) } };
    },
    'POST /api/users/second-step/mail': async (like) => {
      const owner = await somebody(like);
      await protectedBy(owner, true);
      return { json: { token: await stepOf(owner) } };
    },
    'POST /api/users/passkey/options': async () => ({}),
    'POST /api/users/passkey': async (like) => {
      const owner = await somebody(like);
      const authenticator = await factors.passkey(owner);
      const { token, options } = await ask('/users/passkey/options', undefined);
      return { json: { token, response: authenticator.sign(options) } };
    },
    'POST /api/users/step-up/options': async () => ({}),
    'POST /api/users/step-up': own(async (owner) => {
      const authenticator = await factors.passkey(owner);
      await protectedBy(owner, false);
      const { token, passkey } = await ask('/users/step-up/options', owner);
      return { json: { token, method: 'passkey', response: authenticator.sign(passkey) } };
    }),
    'POST /api/users/step-up/mail': own(async (owner) => {
      await protectedBy(owner, true);
      return { json: { token: (await ask('/users/step-up/options', owner)).token } };
    }),
    'GET /api/users/factors': async () => ({}),
    'POST /api/users/factors/passkeys/options': async () => ({}),
    'POST /api/users/factors/passkeys': own(async (owner) => {
      const { token, options } = await ask('/users/factors/passkeys/options', owner);
      const response = createAuthenticator(api.deps.publicUrl).register(options);
      return { json: { token, name: 'Phone', response } };
    }),
    'PUT /api/users/factors/passkeys/{id}': async (owner) => ({
      params: { id: 'none' },
      ...(await own(passkeyOf)(owner)),
    }),
    'DELETE /api/users/factors/passkeys/{id}': async (owner) => ({
      params: { id: 'none' },
      ...(await own(passkeyOf)(owner)),
    }),
    'POST /api/users/factors/app': async () => ({}),
    'POST /api/users/factors/app/confirm': own(async (owner) => {
      const { secret } = await ask('/users/factors/app', owner);
      return { json: { code: factors.codeOf(secret) } };
    }),
    'DELETE /api/users/factors/app': own(async (owner) => {
      await factors.app(owner);
      return {};
    }),
    'PUT /api/users/factors/mail': async () => ({ json: { on: false } }),
    'POST /api/users/factors/recovery': async () => ({}),
    'POST /api/users/factors/recovery/confirm': own(async (owner) => {
      const { codes } = await ask('/users/factors/recovery', owner);
      return { json: { code: codes[0] } };
    }),
    'DELETE /api/users/factors/reset': async (owner) => {
      await openReset(owner.id);
      return {};
    },
    'GET /api/admin/security': async () => ({}),
    'PUT /api/admin/security': async () => ({ json: openPolicy }),
    'GET /api/admin/users/{id}/factors': async (owner) => ({ params: { id: owner.id } }),
    'POST /api/admin/users/{id}/factors/reset': async (owner) => {
      await protectedBy(owner, false);
      return { params: { id: owner.id } };
    },
    'DELETE /api/admin/users/{id}/factors/reset': async (owner) => {
      await openReset(owner.id);
      return { params: { id: owner.id } };
    },
  };
}
