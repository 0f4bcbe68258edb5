import type { HeldChoice, HeldGroup, HeldKind, HeldPhrase } from '../../../contract/people/privacy.ts';

/** What the groups are called. */
export const heldNames: Record<HeldKind, string> = {
  account: 'Account',
  sessions: 'Devices signed in',
  invitations: 'Invitations',
  enquiries: 'Enquiries, with their notes',
  mails: 'Mails',
  alumni: 'Alumni entries',
  trash: 'Deleted alumni entries and enquiries in the trash',
  works: 'Stories, events and galleries',
  uploads: 'Pictures uploaded',
  log: 'Lines of the audit log',
  recipients: 'Receives the mail of the forms',
};

/** What will become of them, in two or three words. */
export const fateNames: Record<HeldGroup['fate'], string> = {
  deleted: 'Will be deleted',
  unnamed: 'Will lose the name',
};

/** What a tick does. */
export const choiceFates: Record<HeldChoice['fate'], string> = {
  deleted: 'Will be deleted',
  unnamed: 'Will stay, without the words',
  renamed: 'Will stay, under another name',
};

export const phraseNames: Record<HeldPhrase['whose'], string> = {
  address: 'The address',
  person: 'The name',
  child: 'The child’s name',
};
