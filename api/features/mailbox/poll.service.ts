import type { Deps } from '../../deps.ts';
import { ApiError } from '../../lib/errors.ts';
import { problemOf, readMailbox } from '../../lib/mail/imap.ts';
import { type Incoming, receiveReply } from '../enquiries/incoming/receive.service.ts';
import * as queries from './mailbox.queries.ts';
import { mailboxSettings } from './mailbox-settings.ts';

/** A mail at which the program has ended so often is not opened any more: its enquiry gets a notice in its place. */
const maxTries = 5;

/**
 * Reads what has come since the last time. How far it has got is written after each mail: whoever is killed in between
 * finds the same mail again, which is then known. A mail that cannot be taken yet waits, and those behind it go on in
 * the next minute; it is tried again whenever nothing new is left. How many answers came.
 */
export async function fetchReplies(deps: Deps): Promise<number> {
  const { db, log, clock } = deps;
  const [mailbox, reading] = await Promise.all([mailboxSettings(deps), queries.findReading(db)]);
  if (!mailbox) {
    if (reading?.problem) await queries.forgetProblem(db);
    return 0;
  }
  let tries = reading?.tries ?? 0;
  let stored = 0;
  let problem: string | null = null;

  async function isTaken(uid: number, incoming: Incoming | undefined): Promise<boolean> {
    // Moved or deleted: somebody has seen to it.
    if (!incoming) return true;
    try {
      const outcome = await receiveReply(deps, incoming);
      if (outcome.kind === 'stored') stored += 1;
      else if (outcome.kind !== 'known') log.info({ uid, ...outcome }, 'a mail was left in the mailbox');
      return true;
    } catch (err) {
      problem = whyItWaits(err);
      // Said when it begins, not every minute.
      if (reading?.problem !== problem) log.warn({ err, uid }, 'a mail could not be taken yet');
      return false;
    }
  }

  try {
    await readMailbox(mailbox, reading, async ({ name, fresh, look }) => {
      const before = await queries.findWaiting(db);
      // In a mailbox that was made anew numbers mean other mails; its last ones are all read again.
      const waiting = new Set(before?.mailbox === name ? before.uids : []);
      if (before && before.mailbox !== name) await queries.saveWaiting(db, { mailbox: name, uids: [] }, clock());
      for (const uid of [...fresh, ...waiting]) {
        const isFresh = fresh.includes(uid);
        const found = await look(uid);
        const isHopeless = isFresh && tries >= maxTries;
        if (isFresh) await queries.saveReading(db, { tries: tries + 1 });
        const isDone = await isTaken(uid, found && { ...found, isHopeless });
        // Behind the others, so that each has its turn.
        const didWait = waiting.delete(uid);
        if (!isDone) waiting.add(uid);
        if (didWait || !isDone) await queries.saveWaiting(db, { mailbox: name, uids: [...waiting] }, clock());
        tries = 0;
        if (isFresh) await queries.saveReading(db, { mailbox: name, uid, tries });
        if (!isDone) break;
      }
    });
    await queries.saveReading(db, { checkedAt: clock(), problem });
  } catch (err) {
    problem = problemOf(err, mailbox);
    if (reading?.problem !== problem) log.warn({ err }, 'the mailbox for answers cannot be read');
    await queries.saveReading(db, { problem });
  }
  return stored;
}

/** For those who work, behind how many there are. */
const whyItWaits = (error: unknown): string =>
  error instanceof ApiError && error.code === 'unavailable'
    ? 'The site is too busy to open the attachments. It tries again every minute.'
    : 'Saving failed. The site tries again every minute.';
