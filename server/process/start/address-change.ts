import type { Db } from '../../../api/db/client.ts';
import { countForeignPasskeys } from '../../../api/features/factors/factors.service.ts';
import type { Env } from '../env.ts';
import { StartError } from '../start-error.ts';

/**
 * A passkey works for one host only, and browsers know no way to move it. Whoever changes the address must know how
 * many would be of no use, before people stand in front of the door.
 */
export async function refuseLosingPasskeys(db: Db, { publicUrl, newAddress }: Pick<Env, 'publicUrl' | 'newAddress'>) {
  const { hostname } = new URL(publicUrl);
  if (newAddress === hostname) return;
  const { keys, people, host } = await countForeignPasskeys(db, hostname);
  if (keys === 0) return;
  const count = `${keys} ${keys === 1 ? 'passkey' : 'passkeys'} of ${people} ${people === 1 ? 'person' : 'people'}`;
  throw new StartError(
    'settings',
    `${count} were made for ${host} and do not work at ${hostname}, the host of PUBLIC_URL. ` +
      'These people would need their app or a printed recovery code to sign in. ' +
      `Put PUBLIC_URL back, or confirm the change with NEW_ADDRESS=${hostname}.`,
  );
}
