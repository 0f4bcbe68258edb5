import type { Deps } from '../../deps.ts';
import { deleteOldTraces } from './devices.queries.ts';

const day = 24 * 60 * 60 * 1000;
export const deviceDays = 180;
const signInDays = 90;

/** Deletes sign-ins and devices whose retention period is over. */
export function deleteOldSignIns({ db, clock }: Deps): Promise<void> {
  const ago = (days: number) => new Date(clock().getTime() - days * day);
  return deleteOldTraces(db, { signIns: ago(signInDays), devices: ago(deviceDays), challenges: clock() });
}
