import type { z } from 'zod';
import type { appSetup, Passkey, recoverySheet } from '../../../contract/people/factors.ts';
import { reasonOf } from '../../office/forms/reason.ts';
import type { SaveResult } from '../../office/forms/save-result.ts';
import { showNotice } from '../../office/notices/notices.ts';

export type AppSetup = z.infer<typeof appSetup>;
type RecoverySheet = z.infer<typeof recoverySheet>;
type Done<T = unknown> = Promise<SaveResult<T>>;

/** What can be done about one's own factors; how is the route's. */
export type FactorCalls = {
  addPasskey: (name: string) => Done<Passkey>;
  renamePasskey: (id: string, name: string) => Done;
  removePasskey: (id: string) => Done;
  beginApp: () => Done<AppSetup>;
  confirmApp: (code: string) => Done;
  removeApp: () => Done;
  setMail: (on: boolean) => Done;
  beginSheet: () => Done<RecoverySheet>;
  confirmSheet: (code: string) => Done;
  stopReset: () => Done;
  /** Has a link mailed to the new address; the password proves who asks. */
  changeEmail: (email: string, pwd: string) => Done;
  stopEmailChange: () => Done;
  /** Asks for the page anew. */
  refresh: () => Promise<void>;
};

/** Does it, tells it and shows the page as it is then; false when it was refused. */
export async function perform(done: Done, text: string, refresh: () => Promise<void>): Promise<boolean> {
  const result = await done;
  if (result.kind !== 'saved') {
    showNotice({ text: `Not changed. ${reasonOf(result)}`, bad: true });
    return false;
  }
  await refresh();
  showNotice({ text });
  return true;
}
