import { eq } from 'drizzle-orm';
import { newest } from '../../contract/pages/blocks.ts';
import type { Db } from '../db/client.ts';
import { alumni } from '../db/tables/alumni.ts';
import { campuses } from '../db/tables/campuses.ts';
import { committeeMembers, committees } from '../db/tables/committees.ts';
import { events } from '../db/tables/events.ts';
import { galleries, galleryImages } from '../db/tables/galleries.ts';
import { pagePictures, pages } from '../db/tables/pages.ts';
import { profiles } from '../db/tables/profiles.ts';
import { settings } from '../db/tables/settings.ts';
import { stories, storyPictures } from '../db/tables/stories.ts';
import { termDates } from '../db/tables/term-dates.ts';
import { nextTimes } from '../features/events/repeats.service.ts';
import { extract, sanitise } from '../lib/text/html.ts';
import { portraitIfAny } from './content/portraits.ts';
import type { SchoolContent } from './content/school-content.ts';
import type { SeedEvent } from './content/types.ts';
import type { WriterName } from './people.ts';
import { pictureName } from './pictures.ts';
import { type Day, daysAfter, momentOf } from './year/days.ts';

type EventTimes = Pick<SeedEvent, 'day' | 'hour' | 'until' | 'days' | 'weeklyUntil'>;
type IdOf = (name: WriterName) => number | null;

const editor: WriterName = 'Isaac Tumusiime';
const writingHour = 10;

/** The content of the demo school. What is dated has happened by now: a story of this morning is a moment old. */
export async function insertSchool(db: Db, now: Date, content: SchoolContent, idOf: IdOf): Promise<void> {
  const written = (day: Day) => new Date(Math.min(momentOf(day, writingHour).getTime(), now.getTime()));
  await db.insert(settings).values({ key: 'school', value: content.settings });
  await insertPages(db, content);
  await insertStructure(db, content);
  await insertTermDates(db, content, idOf(editor));
  await insertStories(db, content, idOf, written);
  await insertProfiles(db, content, idOf(editor));
  await nameHeads(db, content);
  await insertAlumni(db, content);
  await insertGalleries(db, content, idOf(editor), written, await insertEvents(db, now, content, idOf(editor)));
  await insertCommittees(db, content);
}

type DemoStructure = Pick<SchoolContent, 'place' | 'menu' | 'footer' | 'home' | 'words' | 'campuses'>;

/** Where it is, its menu, its home page and its campuses; what is there already stays. */
export async function insertStructure(db: Db, { campuses: all, ...parts }: DemoStructure): Promise<void> {
  const { place, menu, footer, home, words } = parts;
  const values = Object.entries({ place, menu, footer, home, words }).map(([key, value]) => ({ key, value }));
  await db.insert(settings).values(values).onConflictDoNothing();
  const rows = all.map(({ head: _, ...campus }, position) => ({ ...campus, pageId: campus.slug, position }));
  await db.insert(campuses).values(rows).onConflictDoNothing();
}

async function insertTermDates(db: Db, content: SchoolContent, authorId: number | null) {
  const known = await db.select({ id: campuses.id, slug: campuses.slug }).from(campuses);
  const idOfCampus = new Map(known.map(({ id, slug }) => [slug, id]));
  const rows = content.termDates.map(({ campus, ...date }) => ({
    ...date,
    campusId: campus ? (idOfCampus.get(campus) ?? null) : null,
    authorId,
  }));
  await db.insert(termDates).values(rows);
}

async function insertPages(db: Db, content: SchoolContent) {
  // The table of the fees is also shown beside the application form.
  const besideApply = [{ id: 'main', type: 'text', version: newest, beside: 'apply' } as const];
  await db.insert(pages).values(
    content.pages.map(({ id, tag, title, html }) => ({
      ...{ id, path: id, tag, title, pageText: sanitise(html) },
      ...(id === 'fees' && { blocks: besideApply }),
    })),
  );
  await db
    .insert(pagePictures)
    .values(
      content.pages.flatMap(({ id, pictures }) =>
        pictures.map((picture, position) => ({ pageId: id, position, picture: pictureName(picture) })),
      ),
    );
}

type Written = (day: Day) => Date;

async function insertStories(db: Db, content: SchoolContent, idOf: IdOf, written: Written) {
  const all = [
    ...content.news.map((story) => ({ ...story, kind: 'news' as const })),
    ...content.articles.map((story) => ({ ...story, kind: 'article' as const })),
  ];
  const rows = await db
    .insert(stories)
    .values(
      all.map(({ kind, title, html, category, on, author }) => {
        const detail = sanitise(html);
        const [authorId, createdAt] = [idOf(author), written(on)];
        return { kind, title, detail, extract: extract(detail), category, authorId, createdAt };
      }),
    )
    .returning({ id: stories.id });
  await db
    .insert(storyPictures)
    .values(
      all.flatMap(({ pictures }, index) =>
        pictures.map((picture, position) => ({ storyId: idAt(rows, index), position, picture: pictureName(picture) })),
      ),
    );
}

async function insertEvents(db: Db, now: Date, content: SchoolContent, authorId: number | null) {
  const known = await db.select({ id: campuses.id, slug: campuses.slug }).from(campuses);
  const values = await Promise.all(
    content.events.map(async ({ campus, result = '', html, ...event }) => {
      const { title, location, category } = event;
      const campusId = known.find(({ slug }) => slug === campus)?.id ?? null;
      const times = await timesOf(db, now, event, campusId);
      return { title, ...times, campusId, result, location, description: sanitise(html), category, authorId };
    }),
  );
  const rows = await db.insert(events).values(values).returning({ id: events.id, title: events.title });
  return new Map(rows.map(({ id, title }) => [title, id]));
}

/** Of one that comes back, on the day that is next. */
async function timesOf(db: Db, now: Date, event: EventTimes, campusId: number | null) {
  const { day, hour, until, days = 1, weeklyUntil } = event;
  const startsAt = momentOf(day, hour);
  const endsAt = until === undefined && days === 1 ? null : momentOf(daysAfter(day, days - 1), until ?? 0);
  if (!weeklyUntil) return { startsAt, endsAt };
  const first = { from: startsAt.toISOString(), to: endsAt?.toISOString() ?? null };
  const repeat = { ...first, until: weeklyUntil, inTerm: true, except: [] };
  return { repeat, ...(await nextTimes(db, { repeat, campusId }, now)) };
}

async function insertGalleries(
  db: Db,
  content: SchoolContent,
  ownerId: number | null,
  written: Written,
  eventIds: Map<string, number>,
) {
  const rows = await db
    .insert(galleries)
    .values(
      content.galleries.map(({ name, description, category, on, event, pictures }) => ({
        name,
        description,
        category,
        picture: pictures[0] ? pictureName(pictures[0]) : '',
        ownerId,
        eventId: event ? (eventIds.get(event) ?? null) : null,
        createdAt: written(on),
      })),
    )
    .returning({ id: galleries.id });
  await db.insert(galleryImages).values(
    content.galleries.flatMap(({ pictures }, index) =>
      pictures.map((picture) => ({
        galleryId: idAt(rows, index),
        picture: pictureName(picture),
        caption: picture.caption,
      })),
    ),
  );
}

async function insertProfiles(db: Db, content: SchoolContent, ownerId: number | null) {
  await db.insert(profiles).values(
    content.profiles.map(({ name, position, tag, html }) => {
      const face = portraitIfAny(name);
      return { name, position, tag, bio: sanitise(html), picture: face ? pictureName(face) : '', ownerId };
    }),
  );
}

/** Who leads a campus is shown there as on the page of the staff. */
async function nameHeads(db: Db, content: SchoolContent) {
  for (const { slug, head } of content.campuses) {
    const [found] = await db.select({ id: profiles.id }).from(profiles).where(eq(profiles.name, head));
    await db
      .update(campuses)
      .set({ headId: found?.id ?? null })
      .where(eq(campuses.slug, slug));
  }
}

async function insertAlumni(db: Db, content: SchoolContent) {
  await db.insert(alumni).values(
    content.alumni.map(({ name, classOf, occupation = '', html }, index) => {
      const face = portraitIfAny(name);
      return {
        name,
        classOf,
        occupation,
        email: `${name.toLowerCase().replace(/[^a-z]+/g, '.')}@alumni.example`,
        phone: `+256 70${String(index % 10)} ${String(100_000 + index * 7)}`,
        details: sanitise(html),
        picture: face ? pictureName(face) : null,
        status: 'published' as const,
      };
    }),
  );
}

async function insertCommittees(db: Db, content: SchoolContent) {
  const rows = await db
    .insert(committees)
    .values(content.committees.map(({ name, purpose }) => ({ name, purpose })))
    .returning({ id: committees.id });
  await db
    .insert(committeeMembers)
    .values(
      content.committees.flatMap(({ members }, index) =>
        members.map((member, position) => ({ ...member, position, committeeId: idAt(rows, index) })),
      ),
    );
}

function idAt(rows: { id: number }[], index: number): number {
  const row = rows[index];
  if (!row) throw new Error('a row is missing');
  return row.id;
}
