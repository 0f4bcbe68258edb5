import { extract, sanitise } from '../../lib/html.ts';
import type { Db } from '../client.ts';
import { alumni } from '../tables/alumni.ts';
import { committeeMembers, committees } from '../tables/committees.ts';
import { events } from '../tables/events.ts';
import { galleries, galleryImages } from '../tables/galleries.ts';
import { pagePictures, pages } from '../tables/pages.ts';
import { profiles } from '../tables/profiles.ts';
import { settings } from '../tables/settings.ts';
import { stories, storyPictures } from '../tables/stories.ts';
import { content } from './content/school-content.ts';
import type { SeedStory } from './content/types.ts';
import { pictureName } from './pictures.ts';

const day = 24 * 60 * 60 * 1000;

export type Staff = Record<SeedStory['author'], number | null>;

/** The content of the demo school; every date is relative to today, so the school is alive whenever it is installed. */
export async function insertSchool(db: Db, now: Date, staff: Staff): Promise<void> {
  await db.insert(settings).values({ key: 'school', value: content.settings });
  await insertPages(db);
  await insertStories(db, now, staff);
  await insertProfiles(db, staff);
  await insertAlumni(db, now);
  await insertGalleries(db, now, staff, await insertEvents(db, now, staff));
  await insertCommittees(db);
}

async function insertPages(db: Db) {
  await db
    .insert(pages)
    .values(content.pages.map(({ id, tag, title, html }) => ({ id, tag, title, pageText: sanitise(html) })));
  await db
    .insert(pagePictures)
    .values(
      content.pages.flatMap(({ id, pictures }) =>
        pictures.map((picture, position) => ({ pageId: id, position, picture: pictureName(picture) })),
      ),
    );
}

async function insertStories(db: Db, now: Date, staff: Staff) {
  const all = [
    ...content.news.map((story) => ({ ...story, kind: 'news' as const })),
    ...content.articles.map((story) => ({ ...story, kind: 'article' as const })),
  ];
  const rows = await db
    .insert(stories)
    .values(
      all.map(({ kind, title, html, category, daysAgo, author }) => {
        const detail = sanitise(html);
        const createdAt = new Date(now.getTime() - daysAgo * day);
        return { kind, title, detail, extract: extract(detail), category, authorId: staff[author], createdAt };
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

async function insertEvents(db: Db, now: Date, staff: Staff) {
  const today = new Date(now);
  today.setUTCHours(0, 0, 0, 0);
  const rows = await db
    .insert(events)
    .values(
      content.events.map(({ title, inDays, hour, location, html, category }) => ({
        title,
        // Hours are those of Kampala, three ahead of UTC.
        startsAt: new Date(today.getTime() + inDays * day + (hour - 3) * 60 * 60 * 1000),
        location,
        description: sanitise(html),
        category,
        authorId: staff.editor,
      })),
    )
    .returning({ id: events.id, title: events.title });
  return new Map(rows.map(({ id, title }) => [title, id]));
}

async function insertGalleries(db: Db, now: Date, staff: Staff, eventIds: Map<string, number>) {
  const rows = await db
    .insert(galleries)
    .values(
      content.galleries.map(({ name, description, category, daysAgo, event, pictures }) => ({
        name,
        description,
        category,
        picture: pictures[0] ? pictureName(pictures[0]) : '',
        ownerId: staff.editor,
        eventId: event ? (eventIds.get(event) ?? null) : null,
        createdAt: new Date(now.getTime() - daysAgo * day),
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

async function insertProfiles(db: Db, staff: Staff) {
  await db.insert(profiles).values(
    content.profiles.map(({ name, position, tag, html, portrait }) => ({
      name,
      position,
      tag,
      bio: sanitise(html),
      picture: pictureName({ set: 'portrait', n: portrait }),
      ownerId: staff.editor,
    })),
  );
}

async function insertAlumni(db: Db, now: Date) {
  const lastYear = now.getUTCFullYear() - 1;
  await db.insert(alumni).values(
    content.alumni
      .filter(({ classOf }) => classOf <= lastYear)
      .map(({ name, classOf, html, portrait }, index) => ({
        name,
        classOf,
        email: `${name.toLowerCase().replace(/[^a-z]+/g, '.')}@alumni.example`,
        phone: `+256 70${String(index % 10)} ${String(100_000 + index * 7)}`,
        details: sanitise(html),
        picture: portrait === undefined ? null : pictureName({ set: 'portrait', n: portrait }),
        status: 'published' as const,
      })),
  );
}

async function insertCommittees(db: Db) {
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
