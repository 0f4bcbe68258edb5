/**
 * Tables that no backup holds, and why. An archive that has one of them all the same is restored without it: what has
 * ended since must not begin again.
 */
export const excludedTables: Record<string, string> = {
  signing_keys: 'Who has the key signs in as anybody. A new one is made at the next start.',
  sessions: 'They belong to devices, and many have been ended since. Everybody signs in again.',
  refresh_tokens: 'They go with the sessions.',
  password_resets: 'Links that work for an hour.',
  email_changes: 'The same.',
  setup_keys: 'The link to the first account, which works for an hour.',
  previews: 'Links to what is not public, for a week.',
  site_previews: 'Links to a menu, a home page, a notice or the like that is not public, for a week.',
  challenges: 'Sign-ins that were under way for minutes.',
  devices: 'Browsers that were excused from the second step may have been lost since.',
  factor_resets: 'A removal of factors that was stopped since must not happen after all.',
  rate_limits: 'Counters that mean nothing an hour later.',
  backups: 'A list of files that are on this machine alone.',
};

/** Columns that look like secrets and are in backups all the same, and why. A new one must be decided upon. */
export const includedSecrets: Record<string, string> = {
  'users.password_hash': 'A slow hash (argon2id); without it nobody could sign in after a restore.',
  'invitations.token_hash': 'The hash of 32 random bytes, which opens nothing, and is replaced by a restore.',
  'orders.order_code': 'The number of an order, for people to say.',
  'orders.mm_code': 'The number that a payment has at the telephone company.',
  'order_payments.mm_code': 'The same, of a part of it.',
  'passkeys.public_key': 'The half of a passkey that anybody may know.',
  'totp_secrets.secret': 'Encrypted with a key that is in no backup.',
  'totp_secrets.pending_secret': 'The same.',
  'recovery_codes.hash': 'A slow hash (argon2id) of a random code: the printed sheet must work after a restore.',
  'recovery_sheets.salt': 'It makes the hashes differ from sheet to sheet and is no secret.',
  'users.mail_code': 'Whether codes are mailed: yes or no.',
  'users.password_changed_at': 'A date.',
  'audit_log.salt': 'It keeps redacted words from being guessed from their hash, and goes when they do.',
  'settings.key': 'The name of a setting.',
  'enquiries.send_key': 'A number of the browser that sent it, so that it is taken once. It opens nothing.',
  'enquiry_messages.key': 'The same for an answer.',
};
