import { type EventAdd, type EventEdit, eventMessages } from '../../../contract/events.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../lib/actor.ts';
import { startOfSchoolDay, toMoment } from '../../lib/clock.ts';
import { forbidden, invalid, notFound } from '../../lib/errors.ts';
import { plainText, sanitise } from '../../lib/html.ts';
import { pageCount, pageOf } from '../../lib/paging.ts';
import { resolveOwner } from '../users/users.service.ts';
import { canChange } from './events.policy.ts';
import * as queries from './events.queries.ts';

const pageSize = 12;
const homeCount = 5;
const sidebarCount = 5;

type SidebarEvent = { id: number; title: string; date: string; location: string; category: number };

export async function listEvents(
  { db, clock }: Deps,
  when: queries.When,
  { page, cat }: { page: number; cat: number },
) {
  const filter = { when, category: cat, today: startOfSchoolDay(clock()) };
  const { limit, offset } = pageOf(page, pageSize);
  const [docs, total] = await Promise.all([
    queries.listEvents(db, filter, limit, offset),
    queries.countEvents(db, filter),
  ]);
  return { docs, pages: pageCount(total, pageSize) };
}

export function homeEvents({ db, clock }: Deps) {
  const filter = { when: 'upcoming', category: 0, today: startOfSchoolDay(clock()) } as const;
  return queries.listEvents(db, filter, homeCount);
}

export async function upcomingForSidebar({ db, clock }: Deps): Promise<SidebarEvent[]> {
  const next = await queries.listEvents(db, { when: 'upcoming', today: startOfSchoolDay(clock()) }, sidebarCount);
  return next.map(({ id, title, startsAt, location, category }) => {
    return { id, title, date: startsAt.toISOString(), location, category };
  });
}

export async function viewEvent({ db }: Deps, id: number) {
  const [event, gallery] = await Promise.all([queries.findEvent(db, id), queries.newestGalleryOf(db, id)]);
  if (!event) throw notFound();
  return { event, gallery };
}

export function addEvent({ db, clock }: Deps, actor: Actor, input: EventAdd) {
  return db.transaction(async (tx) => {
    const authorId = await resolveOwner(tx, actor, input.author, 'author');
    const description = cleanDescription(input.description);
    const row = { ...content(input), description, category: input.category, authorId, createdAt: clock() };
    return queries.insertEvent(tx, row);
  });
}

export function editEvent({ db, clock }: Deps, actor: Actor, id: number, input: EventEdit) {
  return db.transaction(async (tx) => {
    await lockForChange(tx, actor, id);
    const description = cleanDescription(input.description);
    if (!description) throw invalid({ description: eventMessages.description });
    const category = input.category === undefined ? {} : { category: input.category };
    return queries.updateEvent(tx, id, { ...content(input), description, ...category, updatedAt: clock() });
  });
}

export function deleteEvent({ db }: Deps, actor: Actor, id: number) {
  return db.transaction(async (tx) => {
    await lockForChange(tx, actor, id);
    await queries.deleteEvent(tx, id);
  });
}

async function lockForChange(tx: Deps['db'], actor: Actor, id: number) {
  const event = await queries.lockEvent(tx, id);
  if (!event) throw notFound();
  if (!canChange(actor, event)) throw forbidden();
}

// This payload calls its owner `author`, so that is the field to name when there is no such user.
/** An editor that was left empty sends empty paragraphs; they are no description. */
function cleanDescription(html: string): string {
  const clean = sanitise(html);
  return plainText(clean) ? clean : '';
}

function content({ title, date, location }: { title: string; date: string; location: string }) {
  return { title, startsAt: toMoment(date), location };
}
