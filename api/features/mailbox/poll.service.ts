import type { Deps } from '../../deps.ts';
import { problemOf, readMailbox } from '../../lib/mail/imap.ts';
import { maxMailBytes, type Outcome, receiveReply } from '../enquiries/incoming/receive.service.ts';
import * as queries from './mailbox.queries.ts';
import { mailboxSettings } from './mailbox-settings.ts';

/** A mail that fails so often is left where it is: those behind it must not wait for ever. */
const maxTries = 5;

/**
 * Reads what has come since the last time. How far it has got is written after each mail: whoever is killed in between
 * finds the same mail again, which is then known. How many answers came.
 */
export async function fetchReplies(deps: Deps): Promise<number> {
  const mailbox = await mailboxSettings(deps);
  if (!mailbox) return 0;
  const { db, log } = deps;
  const reading = await queries.findReading(db);
  let tries = reading?.tries ?? 0;
  let stored = 0;
  let isStoring = false;
  try {
    await readMailbox(mailbox, reading, {
      maxBytes: maxMailBytes,
      async take({ uid, bytes, source }, position) {
        await queries.saveReading(db, { tries: tries + 1 });
        isStoring = true;
        const isHopeless = tries >= maxTries;
        const outcome: Outcome = isHopeless
          ? { kind: 'refused', why: 'It could not be stored.' }
          : source
            ? await receiveReply(deps, source)
            : { kind: 'refused', why: 'It is too large.' };
        isStoring = false;
        if (outcome.kind === 'stored') stored += 1;
        else if (outcome.kind !== 'known') log.info({ uid, bytes, ...outcome }, 'a mail was left in the mailbox');
        tries = 0;
        await queries.saveReading(db, { ...position, tries });
      },
    });
    await queries.saveReading(db, { checkedAt: deps.clock(), problem: null });
  } catch (err) {
    const problem = isStoring ? 'A mail could not be stored. It is tried again.' : problemOf(err, mailbox);
    // Said when it begins, not every minute.
    if (reading?.problem !== problem) log.warn({ err }, 'the mailbox for answers cannot be read');
    await queries.saveReading(db, { problem });
  }
  return stored;
}
