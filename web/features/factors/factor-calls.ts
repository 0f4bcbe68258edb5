import { browserApi } from '../../api-client.ts';
import { type SaveResult, savedBy } from '../../office/forms/save-result.ts';
import { makePasskey, passkeyFault } from '../../session/passkey.ts';
import type { FactorCalls } from './calls.ts';

const factors = () => browserApi().users.factors;

export const factorCalls = (refresh: () => Promise<void>): FactorCalls => ({
  refresh,
  addPasskey,
  renamePasskey: (id, name) => savedBy(factors().passkeys[':id'].$put({ param: { id }, json: { name } })),
  removePasskey: (id) => savedBy(factors().passkeys[':id'].$delete({ param: { id } })),
  beginApp: () => savedBy(factors().app.$post()),
  confirmApp: (code) => savedBy(factors().app.confirm.$post({ json: { code } })),
  removeApp: () => savedBy(factors().app.$delete()),
  setMail: (on) => savedBy(factors().mail.$put({ json: { on } })),
  beginSheet: () => savedBy(factors().recovery.$post()),
  confirmSheet: (code) => savedBy(factors().recovery.confirm.$post({ json: { code } })),
  stopReset: () => savedBy(factors().reset.$delete()),
  changeEmail: (email, pwd) => savedBy(browserApi().users.email.$put({ json: { email, pwd } })),
  stopEmailChange: () => savedBy(browserApi().users.email.$delete()),
});

/** The device makes the key between the two calls. */
async function addPasskey(name: string) {
  const begun = await savedBy(factors().passkeys.options.$post());
  if (begun.kind !== 'saved') return begun;
  const { token, options } = begun.thing;
  try {
    const response = await makePasskey(options);
    return await savedBy(factors().passkeys.$post({ json: { token, name, response } }));
  } catch (thrown) {
    return { kind: 'refused', fields: {}, message: passkeyFault(thrown) } satisfies SaveResult<never>;
  }
}
