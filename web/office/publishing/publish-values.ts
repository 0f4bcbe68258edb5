import { momentAtSchool, schoolDay, schoolTime } from '../../../contract/common/school-time.ts';
import { shortDate, timeOfDay } from '../../ui/dates/dates.ts';
import type { Values } from '../../ui/form/answer.ts';
import type { EditField } from '../forms/edit/edit-fields.ts';

/** What the API takes. */
type Published =
  | { draft: true; submit?: true }
  | { draft: false; createdAt: string }
  | { draft: false; keep: true; publishAt?: string };

const dayMs = 24 * 60 * 60 * 1000;
/** Empty for what is no day, such as in a year of five digits, which some browsers let somebody type. */
function momentOf(day: string, time: string): string {
  const at = Date.parse(momentAtSchool(day, time));
  return Number.isNaN(at) ? '' : new Date(at).toISOString();
}

/** How two versions are compared. */
export const publishField: EditField = { name: 'when', label: 'Publishing', words: (values) => publishWords(values) };

/** What the fields of the publishing part begin with: of a thing, of an earlier version of it, or of a new one. */
export function publishStart(thing: Record<string, unknown> | null, now: Date): Values {
  const draft = thing?.draft === true;
  const createdAt = String(thing?.createdAt ?? '');
  if (!createdAt) return { when: draft ? 'draft' : 'now', day: '', laterDay: tomorrow(now), time: '08:00' };
  const ahead = new Date(createdAt) > now;
  return {
    when: draft ? 'draft' : ahead ? 'later' : 'now',
    day: ahead || draft ? '' : schoolDay(createdAt),
    laterDay: ahead ? schoolDay(createdAt) : tomorrow(now),
    time: ahead ? schoolTime(createdAt) : '08:00',
    publishedAt: ahead || draft ? '' : createdAt,
  };
}

const tomorrow = (now: Date) => schoolDay(new Date(now.getTime() + dayMs));

/** What is sent. A date that was not touched keeps its hour; none means this moment. */
export function publishContent(values: Values, now: Date): Published {
  const { when, day = '', laterDay = '', time = '', publishedAt = '' } = values;
  if (when === 'draft') return { draft: true };
  if (when === 'review') return { draft: true, submit: true };
  if (when === 'keep') return { draft: false, keep: true };
  if (when === 'swap') return { draft: false, keep: true, publishAt: momentOf(laterDay, time) };
  if (when === 'later') return { draft: false, createdAt: momentOf(laterDay, time) };
  if (publishedAt && (!day || schoolDay(publishedAt) === day)) return { draft: false, createdAt: publishedAt };
  return { draft: false, createdAt: day && day !== schoolDay(now) ? momentOf(day, '00:00') : now.toISOString() };
}

/** A kept change of something public: the fields begin with it, and it is kept again unless said. */
export const keptStart = (values: Values, { publishAt }: { publishAt: string | null }): Values => ({
  ...values,
  when: publishAt ? 'swap' : 'keep',
  ...(publishAt && { laterDay: schoolDay(publishAt), time: schoolTime(publishAt) }),
});

/** Both the thing itself and a change of it can wait for a moment. */
export const isTimed = (when: string | undefined): boolean => when === 'later' || when === 'swap';

/** The change waits, and readers see what they saw. */
export const isKept = ({ when }: Values): boolean => when === 'keep' || when === 'swap';

/** What is said when a change is kept. */
export const keptWords = 'Changes kept. Readers see it as it was.';

/** Of a draft a title is enough. */
export const isComplete = ({ when }: Values): boolean => when !== 'draft';

/** What is still needed before it can be published. */
export function publishNeeds({ when, laterDay, time }: Values): string[] {
  if (!isTimed(when)) return [];
  return [laterDay ? '' : 'the day of publishing', time ? '' : 'the time of publishing'].filter(Boolean);
}

export function publishFaults(values: Values, now: Date): Record<string, string> {
  const { when, day = '', laterDay = '', time = '' } = values;
  if (when === 'now' && day > schoolDay(now))
    return { day: 'This day lies ahead. Choose “At a date and time” for it.' };
  if (!isTimed(when) || !laterDay || !time) return {};
  const at = momentOf(laterDay, time);
  if (at === '') return { laterDay: 'This is not a day.' };
  return new Date(at) <= now ? { laterDay: 'Choose a moment in the future.' } : {};
}

/** What will become of it, as a sentence. */
export function publishWords({ when, day, laterDay, time }: Values): string {
  if (when === 'draft') return 'A draft';
  if (when === 'review') return 'Sent in for review';
  if (when === 'keep') return 'Changes kept for later';
  if (isTimed(when)) {
    const at = laterDay && time ? momentOf(laterDay, time) : '';
    return `${when === 'swap' ? 'Changes to' : 'To'} be published ${at ? `on ${momentInWords(at)}` : 'later'}`;
  }
  return day ? `Published, dated ${shortDate(momentAtSchool(day))}` : 'Published';
}

/** 21 November 2026 at 8:00 */
export const momentInWords = (iso: string): string => `${shortDate(iso)} at ${timeOfDay(iso) ?? '0:00'}`;
