import { ownerRole } from '../../../../contract/people/roles.ts';
import { type OwnerInput, setupMessages, setupMinutes } from '../../../../contract/school/setup.ts';
import { postgresCode, uniqueViolation } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { ApiError, invalid, notFound } from '../../../lib/errors.ts';
import { hashPassword } from '../../../lib/security/passwords.ts';
import { hashSecret, makeSecret } from '../../../lib/security/tokens.ts';
import { record } from '../../audit/audit.service.ts';
import { startStrict } from '../../security/security.service.ts';
import { insertUser } from '../auth.queries.ts';
import { startSession } from '../auth.service.ts';
import type { Device } from '../devices.service.ts';
import * as queries from './setup-link.queries.ts';

/** A fresh link for whoever started the program, where nobody owns the site yet; the links of earlier starts end. */
export async function offerSetup({ db, clock, publicUrl }: Pick<Deps, 'db' | 'clock' | 'publicUrl'>) {
  const { secret, hash } = makeSecret();
  const expiresAt = new Date(clock().getTime() + setupMinutes * 60_000);
  const isOffered = await db.transaction(async (tx) => {
    await queries.lockAccounts(tx);
    await queries.deleteSetupKeys(tx);
    if (await queries.hasOwner(tx)) return false;
    await queries.insertSetupKey(tx, { hash, expiresAt });
    return true;
  });
  return isOffered ? `${publicUrl}/setup?key=${secret}` : undefined;
}

export async function openSetup({ db, clock }: Deps, key: string) {
  const offer = await queries.findSetupKey(db, hashSecret(key), clock());
  if (!offer) throw notFound(await whyDead(db));
  return offer;
}

const whyDead = async (db: Deps['db']) => ((await queries.hasOwner(db)) ? setupMessages.taken : setupMessages.dead);

/** The first owner. Of several with the same link one wins, and with them the link and all its sisters end. */
export async function createOwner(deps: Deps, { key, pwd, name, email }: OwnerInput, device: Device) {
  const refuse = async (db: Deps['db']) => invalid({ key: await whyDead(db) });
  // Before the slow hash, which a stranger is not to have computed.
  if (!(await queries.findSetupKey(deps.db, hashSecret(key), deps.clock()))) throw await refuse(deps.db);
  const passwordHash = await hashPassword(pwd);
  const owner = await deps.db
    .transaction(async (tx) => {
      await queries.lockAccounts(tx);
      const offer = await queries.findSetupKey(tx, hashSecret(key), deps.clock());
      if (!offer || (await queries.hasOwner(tx))) throw await refuse(tx);
      await queries.deleteSetupKeys(tx);
      const made = await insertUser(tx, { name, email, role: ownerRole, passwordHash });
      await startStrict(tx, deps.clock());
      const detail = 'Owner, with the link that the start of the site printed.';
      await record(deps, tx, made, { action: 'added', kind: 'user', itemId: made.id, title: made.name, detail });
      return made;
    })
    .catch((error) => {
      if (postgresCode(error) !== uniqueViolation) throw error;
      throw new ApiError('conflict', 'There is an account with this e-mail already.');
    });
  return startSession(deps, owner, device, { method: 'setup', verifiedAt: deps.clock() });
}
