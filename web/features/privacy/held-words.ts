import type { HeldGroup, HeldKind } from '../../../contract/privacy.ts';

/** What the groups are called. */
export const heldNames: Record<HeldKind, string> = {
  account: 'Account',
  sessions: 'Devices signed in',
  invitations: 'Invitations',
  enquiries: 'Enquiries, with their notes',
  mails: 'Mails',
  alumni: 'Alumni entries',
  trash: 'Deleted alumni entries in the trash',
  works: 'Stories, events and galleries',
  uploads: 'Pictures uploaded',
  log: 'Lines of the audit log',
  orders: 'Orders',
  profiles: 'Staff profiles',
  committees: 'Seats on committees',
  texts: 'Other texts, versions and lines',
};

/** What becomes of them, in two or three words. */
export const fateNames: Record<HeldGroup['fate'], string> = { deleted: 'Deleted', unnamed: 'Kept without the name' };
