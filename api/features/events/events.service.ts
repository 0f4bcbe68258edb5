import { lastsDays } from '../../../contract/content/event-span.ts';
import { type EventAdd, type EventEdit, type EventListQuery, eventMessages } from '../../../contract/content/events.ts';
import type { NewsTop } from '../../../contract/content/stories.ts';
import type { LiveSource } from '../../../contract/site/site-links.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../lib/actor.ts';
import { startOfSchoolDay } from '../../lib/clock.ts';
import { forbidden, invalid, notFound } from '../../lib/errors.ts';
import { pageCount, pageOf } from '../../lib/paging.ts';
import { refuseStale } from '../audit/audit.service.ts';
import { keepChange, takeKept } from '../kept/kept.service.ts';
import { publishOnTime } from '../publishing/publishing.service.ts';
import { eventWaitsFor, followReview, refusePublishing } from '../reviews/reviews.service.ts';
import { saveFirstVersion, saveVersion } from '../revisions/revisions.service.ts';
import { moveToTrash } from '../trash/trash.service.ts';
import { resolveOwner } from '../users/users.service.ts';
import { content, keptContent, withTextPicturesOf } from './event-content.ts';
import { timesOf } from './event-times.service.ts';
import { canChange, visibleTo } from './events.policy.ts';
import { presentVersion } from './events.presenter.ts';
import * as queries from './events.queries.ts';
import { daysOf } from './repeats.service.ts';

const pageSize = 12;
const homeCount = 5;
const sidebarCount = 5;

type SidebarEvent = NewsTop['events'][number];

/** The events that somebody may see, for what else shows events. */
export const visibleEvents = visibleTo;

const filterFor = (when: queries.When, now: Date) => ({
  when,
  today: startOfSchoolDay(now),
  visible: visibleTo(null, now),
});

/** An event is to come for the whole of its last day. */
const since = (now: Date) => ({ now, today: startOfSchoolDay(now) });

export async function listEvents({ db, clock }: Deps, when: queries.When, { page, cat, campus }: EventListQuery) {
  const campusId = campus === undefined ? undefined : existing(await queries.findCampus(db, { slug: campus }));
  const filter = { ...filterFor(when, clock()), category: cat, campusId };
  const { limit, offset } = pageOf(page, pageSize);
  const [docs, total] = await Promise.all([
    queries.listEvents(db, filter, limit, offset),
    queries.countEvents(db, filter),
  ]);
  return { docs, pages: pageCount(total, pageSize) };
}

export function homeEvents({ db, clock }: Deps, from: LiveSource | undefined) {
  return queries.homeEvents(db, { ...since(clock()), from }, homeCount);
}

export async function upcomingForSidebar({ db, clock }: Deps): Promise<SidebarEvent[]> {
  const next = await queries.nextEvents(db, since(clock()), sidebarCount);
  return next.map(({ id, title, startsAt, endsAt, location, category, repeat }) => {
    const [date, endDate] = [startsAt.toISOString(), endsAt?.toISOString()];
    const more = {
      ...(endDate && lastsDays({ date, endDate }) && { endDate }),
      ...(repeat && { weekly: true as const }),
    };
    return { id, title, date, ...more, location, category };
  });
}

export async function viewEvent({ db, clock }: Deps, actor: Actor | null, id: number) {
  const now = clock();
  const [event, gallery] = await Promise.all([
    queries.findEvent(db, id, visibleTo(actor, now, eventWaitsFor(actor?.role ?? 0))),
    queries.newestGalleryOf(db, id, now),
  ]);
  return { ...(await withDays(db, existing(event))), gallery };
}

/** Whoever asks; the caller knows who may see it. */
export async function loadEvent(db: Deps['db'], id: number, now: Date) {
  const [event, gallery] = await Promise.all([queries.findEvent(db, id), queries.newestGalleryOf(db, id, now)]);
  return { ...(await withDays(db, existing(event))), gallery };
}

async function withDays(db: Deps['db'], event: queries.EventRow) {
  const [days = []] = await daysOf(db, [event]);
  return { event, days };
}

export function addEvent(deps: Deps, actor: Actor, input: EventAdd) {
  return deps.db.transaction(async (tx) => {
    // This payload calls its owner `author`, so that is the field to name when there is no such user.
    const authorId = await resolveOwner(tx, actor, input.author, 'author');
    const now = deps.clock();
    await refuseCampus(tx, input);
    const { change, inText = [] } = await withTextPicturesOf(tx, content(input));
    const columns = { createdAt: now, ...change, category: input.category };
    const times = await timesOf(tx, now, input);
    const event = await queries.insertEvent(tx, { ...columns, ...times, authorId, updatedAt: now });
    if (inText.length > 0) await queries.noteTextPictures(tx, event.id, inText);
    await saveFirstVersion(deps, tx, actor, presentVersion(event));
    await publishOnTime(deps, tx, 'event', event);
    if (isSubmitted(input)) requireComplete(event);
    await followReview(deps, tx, actor, { kind: 'event', ...event }, { after: event, submit: isSubmitted(input) });
    return event;
  });
}

export const editEvent = (deps: Deps, actor: Actor, id: number, input: EventEdit) =>
  deps.db.transaction((tx) => changeEvent(deps, tx, actor, id, input));

export async function changeEvent(deps: Deps, tx: Deps['db'], actor: Actor, id: number, input: EventEdit) {
  const before = await lockOwnEvent(tx, actor, id);
  await refuseStale(tx, actor, { kind: 'event', itemId: id, updatedAt: before.updatedAt }, input.updatedAt);
  refusePublishing(actor, before, input);
  await refuseCampus(tx, input);
  const now = deps.clock();
  const { change, inText } = await withTextPicturesOf(tx, await changeOf(tx, now, before, input));
  if (input.keep) {
    const thing = { kind: 'event' as const, ...before };
    await keepChange(deps, tx, actor, thing, input, { content: keptContent(input, change), pictures: inText ?? [] });
    return before;
  }
  if (input.kept !== undefined) await takeKept(tx, actor, { kind: 'event', id }, input.kept);
  const after = await queries.updateEvent(tx, id, { ...change, updatedAt: now });
  if (inText) await queries.noteTextPictures(tx, id, inText);
  await saveVersion(deps, tx, actor, presentVersion(before), presentVersion(after));
  await publishOnTime(deps, tx, 'event', after);
  if (isSubmitted(input)) requireComplete(after);
  await followReview(deps, tx, actor, { kind: 'event', ...after }, { before, after, submit: isSubmitted(input) });
  return after;
}

const changeOf = async (tx: Deps['db'], now: Date, before: queries.EventRow, input: EventEdit) => ({
  ...content(input),
  ...(await timesOf(tx, now, input, before)),
  ...(input.category !== undefined && { category: input.category }),
});

/** As it would be after that save. */
export const withChange = async (db: Deps['db'], now: Date, before: queries.EventRow, input: EventEdit) =>
  withDays(db, { ...before, ...(await changeOf(db, now, before, input)) });

/** Locked until the end of the transaction, for a change that others than its author decide on. */
export async function lockEvent(tx: Deps['db'], id: number) {
  existing(await queries.lockEvent(tx, id));
  return existing(await queries.findEvent(tx, id));
}

/** Where it belongs, and whether readers see it. */
type Arrangement = Partial<Pick<queries.EventRow, 'draft' | 'createdAt' | 'category'>>;

/**
 * In a transaction that holds its lock. What is published now is of now, unless it was planned for later, or is to be
 * of the moment that it was of before.
 */
export async function publishEvent(
  deps: Deps,
  tx: Deps['db'],
  actor: Actor,
  before: queries.EventRow,
  asBefore = false,
) {
  const now = deps.clock();
  requireComplete(before);
  const createdAt = asBefore || before.createdAt > now ? before.createdAt : now;
  return arrangeEvent(deps, tx, actor, before, { draft: false, createdAt });
}

/** In a transaction that holds its lock; its words stay as they are. */
export async function arrangeEvent(
  deps: Deps,
  tx: Deps['db'],
  actor: Actor,
  before: queries.EventRow,
  change: Arrangement,
) {
  const after = await queries.updateEvent(tx, before.id, { ...change, updatedAt: deps.clock() });
  await saveVersion(deps, tx, actor, presentVersion(before), presentVersion(after));
  await publishOnTime(deps, tx, 'event', after);
  await followReview(deps, tx, actor, { kind: 'event', ...after }, { before, after, submit: false });
  return after;
}

/** In a transaction that holds its lock. Who wrote it is no part of its versions; the log says it. */
export const giveEvent = (deps: Deps, tx: Deps['db'], id: number, authorId: number) =>
  queries.updateEvent(tx, id, { authorId, updatedAt: deps.clock() });

export function deleteEvent(deps: Deps, actor: Actor, id: number) {
  return deps.db.transaction(async (tx) => {
    const { title } = await lockOwnEvent(tx, actor, id);
    await moveToTrash(deps, tx, actor, { kind: 'event', id, title });
  });
}

/** Locked until the end of the transaction, for those who may change it. */
export async function lockOwnEvent(tx: Deps['db'], actor: Actor, id: number) {
  const locked = existing(await queries.lockEvent(tx, id));
  if (!canChange(actor, locked)) throw forbidden();
  return existing(await queries.findEvent(tx, id));
}

const isSubmitted = (input: EventAdd | EventEdit): boolean => input.draft === true && input.submit === true;

function requireComplete({ startsAt }: queries.EventRow): void {
  if (startsAt === null) throw invalid({ date: eventMessages.date });
}

function existing<T>(row: T | undefined): T {
  if (row === undefined) throw notFound();
  return row;
}

async function refuseCampus(tx: Deps['db'], { campusId }: EventAdd | EventEdit): Promise<void> {
  if (campusId == null || (await queries.findCampus(tx, { id: campusId })) !== undefined) return;
  throw invalid({ campusId: eventMessages.campus });
}
