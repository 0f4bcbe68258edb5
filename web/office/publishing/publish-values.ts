import { shortDate, timeOfDay } from '../../ui/dates.ts';
import type { Values } from '../../ui/form/answer.ts';

/** What the API gives, and what it takes. */
type Publishing = { draft: boolean; createdAt?: string | undefined };
type Published = { draft: true } | { draft: false; createdAt: string };

const dayMs = 24 * 60 * 60 * 1000;
/** Uganda keeps UTC+3 all year. */
const schoolOffset = '+03:00';
const offsetMs = 3 * 60 * 60 * 1000;

/** The day and the time at the school, as date and time fields hold them. */
const atSchool = (iso: string) => new Date(new Date(iso).getTime() + offsetMs).toISOString();
const dayOf = (iso: string) => atSchool(iso).slice(0, 10);
const timeOf = (iso: string) => atSchool(iso).slice(11, 16);
const momentOf = (day: string, time: string) => new Date(`${day}T${time}:00${schoolOffset}`).toISOString();

export const today = (now: Date): string => dayOf(now.toISOString());

/** What the fields of the publishing part begin with. */
export function publishStart(thing: Publishing | null, now: Date): Values {
  if (!thing?.createdAt)
    return { when: thing?.draft ? 'draft' : 'now', day: '', laterDay: tomorrow(now), time: '08:00' };
  const ahead = new Date(thing.createdAt) > now;
  return {
    when: thing.draft ? 'draft' : ahead ? 'later' : 'now',
    day: ahead || thing.draft ? '' : dayOf(thing.createdAt),
    laterDay: ahead ? dayOf(thing.createdAt) : tomorrow(now),
    time: ahead ? timeOf(thing.createdAt) : '08:00',
    publishedAt: ahead || thing.draft ? '' : thing.createdAt,
  };
}

const tomorrow = (now: Date) => today(new Date(now.getTime() + dayMs));

/** What is sent. A date that was not touched keeps its hour; none means this moment. */
export function publishContent(values: Values, now: Date): Published {
  const { when, day = '', laterDay = '', time = '', publishedAt = '' } = values;
  if (when === 'draft') return { draft: true };
  if (when === 'later') return { draft: false, createdAt: momentOf(laterDay, time) };
  if (publishedAt && (!day || dayOf(publishedAt) === day)) return { draft: false, createdAt: publishedAt };
  return { draft: false, createdAt: day && day !== today(now) ? momentOf(day, '00:00') : now.toISOString() };
}

/** Of a draft a title is enough. */
export const isDraft = ({ when }: Values): boolean => when === 'draft';

/** What is still needed before it can be published. */
export function publishNeeds({ when, laterDay, time }: Values): string[] {
  if (when !== 'later') return [];
  return [laterDay ? '' : 'the day of publishing', time ? '' : 'the time of publishing'].filter(Boolean);
}

export function publishFaults(values: Values, now: Date): Record<string, string> {
  const { when, day = '', laterDay = '', time = '' } = values;
  if (when === 'now' && day > today(now)) return { day: 'This day lies ahead. Choose “At a date and time” for it.' };
  if (when === 'later' && laterDay && time && new Date(momentOf(laterDay, time)) <= now) {
    return { laterDay: 'Choose a moment in the future.' };
  }
  return {};
}

/** What will become of it, as a sentence. */
export function publishWords({ when, day, laterDay, time }: Values): string {
  if (when === 'draft') return 'A draft';
  if (when === 'later' && laterDay && time) return `To be published on ${momentInWords(momentOf(laterDay, time))}`;
  return day ? `Published, dated ${shortDate(`${day}T12:00:00${schoolOffset}`)}` : 'Published';
}

/** 21 November 2026 at 8:00 */
export const momentInWords = (iso: string): string => `${shortDate(iso)} at ${timeOfDay(iso) ?? '0:00'}`;
