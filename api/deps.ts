import type { Logger } from 'pino';
import type { Db } from './db/client.ts';
import type { Opening } from './features/opening/opening.ts';
import type { PresenceBoard } from './features/presence/presence-board.ts';
import type { Views } from './features/statistics/view-counter.ts';
import type { Clock } from './lib/clock.ts';
import type { Jobs } from './lib/jobs/jobs.ts';
import type { MailSettings } from './lib/mail/deliver.ts';
import type { Outbox } from './lib/mail/outbox.ts';
import type { RateLimits } from './lib/rate-limits.ts';
import type { SecretBox } from './lib/security/secret-box.ts';
import type { SigningKey } from './lib/security/tokens.ts';
import type { Storage } from './lib/storage/storage.ts';

export type DemoPage = { id: string; title: string; tag: string; pageText: string };

/** All that the API needs from outside; made once, where the server is put together. */
export type Deps = {
  db: Db;
  /** For signing in and finding out who asks: connections of its own. */
  signInDb: Db;
  /** For searches of strangers: few connections, short statements. */
  searchDb: Db;
  /** Whether all connections of `db` are taken. */
  isDatabaseBusy: () => boolean;
  clock: Clock;
  log: Logger;
  storage: Storage;
  views: Views;
  /** Who has what open just now. */
  presence: PresenceBoard;
  outbox: Outbox;
  jobs: Pick<Jobs, 'send'>;
  rateLimits: RateLimits;
  signingKey: SigningKey;
  /** For the secrets that must be read again: those of authenticator apps. */
  secretBox: SecretBox;
  /** Whether everybody may look at the site, or only those who are signed in. */
  opening: Opening;
  /** The mail server that the environment names. It wins over what an owner has set; without either, mails wait. */
  /** Without a sender where none was named. */
  envMail: { smtpUrl: MailSettings['smtpUrl']; from: string | undefined } | undefined;
  /** How the answers of families come back, as far as the environment says so. It wins over what an owner has set. */
  envReplies: { imapUrl?: string | undefined; secret?: string | undefined; address?: string | undefined };
  /** The pages of the demo school as somebody would write them today, for a new school to rewrite. */
  demoPages: () => Promise<DemoPage[]>;
  /** The pages that an empty school has. */
  firstPages: () => Promise<DemoPage[]>;
  /** Whether the settings ask for the demo school. */
  isDemo: boolean;
  /** Removes the file with the passwords of the demo's accounts, once there are none. */
  deleteDemoAccounts: () => Promise<void>;
  /** The address that people reach the site at, without a slash at its end. */
  publicUrl: string;
  /** The only origin that changes are taken from; without it, the host that a request was sent to. */
  ownOrigin: string | undefined;
};
