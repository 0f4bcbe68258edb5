import type { Deps } from '../../deps.ts';
import { record, redactItems } from '../audit/audit.service.ts';
import { deleteFiles } from '../media/media.service.ts';
import { deleteVersions } from '../revisions/revisions.service.ts';
import { loadSettings } from '../settings/settings.service.ts';
import * as queries from './erase.queries.ts';

const noLonger = 'No longer kept';

/** What people sent goes when its time is over, with its notes, its mails and its photographs; how many enquiries went. */
export async function deleteExpiredEnquiries(deps: Deps): Promise<number> {
  const { keepEnquiriesMonths: months } = (await loadSettings(deps.db)).privacy;
  if (months === 0) return 0;
  const { gone, files } = await deps.db.transaction(async (tx) => {
    const before = monthsBefore(deps.clock(), months);
    // An entry before its enquiry, as whoever approves it holds them: otherwise the two could wait for each other.
    const entries = await queries.waitingAlumniBefore(tx, before);
    const enquiries = await queries.finishedBefore(tx, before);
    const mails = [
      ...(await queries.mailsOfEnquiries(tx, enquiries)),
      ...(await queries.mailsWithoutEnquiryBefore(tx, before)),
    ];
    await queries.deleteMails(tx, mails);
    await queries.deleteEnquiries(tx, enquiries);
    const pictures = await queries.deleteAlumni(tx, entries);
    const earlier = await deleteVersions(
      tx,
      entries.map((id) => ({ kind: 'alumnus', itemId: String(id) })),
    );
    await redactItems(tx, 'enquiry', enquiries, noLonger);
    await redactItems(tx, 'mail', mails, noLonger);
    await redactItems(tx, 'alumnus', entries, noLonger);
    if (enquiries.length + mails.length + entries.length > 0) {
      const counts = [counted(enquiries, 'enquiry', 'enquiries'), counted(entries, 'alumni entry', 'alumni entries')];
      const title = `${[...counts, counted(mails, 'mail', 'mails')].join(', ')}`;
      const detail = `Older than ${months} ${months === 1 ? 'month' : 'months'}.`;
      await record(deps, tx, null, { action: 'removed', kind: 'enquiry', itemId: 'old', title, detail });
    }
    return { gone: enquiries.length, files: await queries.deleteUnusedPictures(tx, [...pictures, ...earlier]) };
  });
  for (const file of files) await deleteFiles(deps, file);
  return gone;
}

/** A sign-in that has ended keeps no trace of the device. */
export const deleteEndedSessions = ({ db, clock }: Deps) => queries.deleteEndedSessions(db, clock());

const counted = ({ length }: unknown[], one: string, many: string) => `${length} ${length === 1 ? one : many}`;

/** The same day and hour so many months ago; the last day of a shorter month. */
export function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now);
  before.setUTCDate(1);
  before.setUTCMonth(before.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(before.getUTCFullYear(), before.getUTCMonth() + 1, 0)).getUTCDate();
  before.setUTCDate(Math.min(now.getUTCDate(), lastDay));
  return before;
}
