import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { loadSender } from '../settings/settings.service.ts';
import { accountChangeMail, codeMail } from './account-mails.tsx';

type Account = { name: string; email: string };

/**
 * Tells an account that the way into it has changed, in the transaction of the change: its password, its address (then
 * to the old one) or what else it signs in with. `what` is a sentence of ours, such as "Your password was changed."
 */
export async function notifyAccountChange(
  { outbox, publicUrl, clock }: Pick<Deps, 'outbox' | 'publicUrl' | 'clock'>,
  tx: Db,
  { name, email }: Account,
  what: string,
): Promise<void> {
  const sender = await loadSender(tx, publicUrl);
  const letter = accountChangeMail(sender, { name, what, at: clock() });
  await outbox.enqueue(tx, { kind: 'account-change', recipient: email, ...letter });
}

/** A code for signing in. Only its reader knows it: it is deleted from the job that sends it. */
export async function mailCode(
  { outbox, publicUrl }: Pick<Deps, 'outbox' | 'publicUrl'>,
  tx: Db,
  { name, email }: Account,
  { code, minutes, until }: { code: string; minutes: number; until: Date },
): Promise<void> {
  const sender = await loadSender(tx, publicUrl);
  const letter = codeMail(sender, { name, code, minutes });
  await outbox.enqueue(tx, { kind: 'sign-in-code', recipient: email, ...letter, secret: { value: code, until } });
}
