import { and, asc, eq, gte, isNull } from 'drizzle-orm';
import { alumni } from '../../api/db/tables/alumni.ts';
import { committeeMembers, committees } from '../../api/db/tables/committees.ts';
import { enquiries, enquiryNotes } from '../../api/db/tables/enquiries.ts';
import { enquiryMessages } from '../../api/db/tables/enquiry-messages.ts';
import { events } from '../../api/db/tables/events.ts';
import { galleries, galleryImages } from '../../api/db/tables/galleries.ts';
import { media } from '../../api/db/tables/media.ts';
import { pages } from '../../api/db/tables/pages.ts';
import { profiles } from '../../api/db/tables/profiles.ts';
import { products } from '../../api/db/tables/shop.ts';
import { stories, storyPictures } from '../../api/db/tables/stories.ts';
import { termDates } from '../../api/db/tables/term-dates.ts';
import { users } from '../../api/db/tables/users.ts';
import type { Deps } from '../../api/deps.ts';
import { schoolDay } from '../../api/lib/clock.ts';
import { schoolContent } from '../../api/seed/content/school-content.ts';
import { pictureName } from '../../api/seed/pictures.ts';
import { insertDemo } from '../../api/seed/seed.ts';
import { wantedPictures } from '../../api/seed/wanted-pictures.ts';
import { fullDayWords } from '../../contract/common/days.ts';

/** One text of the demo school, without its tags, and where it stands. */
type DemoText = { where: string; words: string };
export type Demo = Awaited<ReturnType<typeof readRows>> & { now: Date; today: string; texts: DemoText[] };

class Undo extends Error {}

/** The rows of the demo school as it is filled at a moment; the database is left as it was. */
export async function demoAt(db: Deps['db'], now: Date): Promise<Demo> {
  let demo: Demo | undefined;
  const work = db.transaction(async (tx) => {
    await fillDemo(tx, now);
    const rows = await readRows(tx, schoolDay(now));
    demo = { ...rows, now, today: schoolDay(now), texts: textsOf(rows) };
    throw new Undo();
  });
  await work.catch((error) => {
    if (!(error instanceof Undo)) throw error;
  });
  if (!demo) throw new Error('the demo school was not filled');
  return demo;
}

/** All its rows; its pictures are names alone. */
export async function fillDemo(tx: Deps['db'], now: Date): Promise<void> {
  const content = schoolContent(now);
  const names = new Set(wantedPictures(content).map(pictureName));
  const drawn = { type: 'jpeg', width: 4, height: 3, bytes: 1, placeholder: '#ffffff', published: true } as const;
  await tx.insert(media).values([...names].map((name) => ({ name, ...drawn })));
  await insertDemo(tx, now, content);
}

async function readRows(tx: Deps['db'], today: string) {
  const [next] = await tx
    .select()
    .from(termDates)
    .where(and(eq(termDates.kind, 'term'), isNull(termDates.campusId), gte(termDates.firstDay, today)))
    .orderBy(asc(termDates.firstDay));
  return {
    /** As the strip says it. */
    notice: next ? `${next.name} begins ${fullDayWords(next.firstDay)}` : '',
    termDates: await tx.select().from(termDates),
    users: await tx.select().from(users),
    pages: await tx.select().from(pages),
    stories: await tx.select().from(stories),
    storyPictures: await tx.select().from(storyPictures),
    // No event of the demo is a draft, so each has its day.
    events: (await tx.select().from(events)).flatMap(({ startsAt, ...event }) =>
      startsAt ? { ...event, startsAt } : [],
    ),
    galleries: await tx.select().from(galleries),
    galleryImages: await tx.select().from(galleryImages),
    profiles: await tx.select().from(profiles),
    alumni: await tx.select().from(alumni),
    products: await tx.select().from(products),
    committees: await tx.select().from(committees),
    committeeMembers: await tx.select().from(committeeMembers),
    enquiries: await tx.select().from(enquiries),
    enquiryNotes: await tx.select().from(enquiryNotes),
    enquiryMessages: await tx.select().from(enquiryMessages),
  };
}

const withoutTags = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,:;])/g, '$1')
    .trim();

function textsOf(rows: Awaited<ReturnType<typeof readRows>>): DemoText[] {
  const all = [
    { where: 'strip', html: rows.notice },
    ...rows.pages.map(({ id, title, pageText }) => ({ where: `/${id}`, html: `${title}. ${pageText}` })),
    ...rows.stories.map(({ kind, title, detail }) => ({ where: `${kind}: ${title}`, html: `${title}. ${detail}` })),
    ...rows.events.map(({ title, description }) => ({ where: `event: ${title}`, html: `${title}. ${description}` })),
    ...rows.galleries.map(({ name, description }) => ({ where: `gallery: ${name}`, html: `${name}. ${description}` })),
    ...rows.galleryImages.map(({ id, caption }) => ({ where: `caption ${id}`, html: caption })),
    ...rows.profiles.map(({ name, position, bio }) => ({ where: `profile: ${name}`, html: `${position}. ${bio}` })),
    ...rows.alumni.map(({ name, details }) => ({ where: `alumnus: ${name}`, html: details })),
    ...rows.products.map(({ name }) => ({ where: 'product', html: name })),
    ...rows.committees.map(({ name, purpose }) => ({ where: `committee: ${name}`, html: purpose })),
    ...rows.enquiries.map(({ senderName, message }) => ({ where: `from ${senderName}`, html: message ?? '' })),
    ...rows.enquiryNotes.map(({ id, text }) => ({ where: `note ${id}`, html: text })),
    ...rows.enquiryMessages.map(({ id, text }) => ({ where: `answer ${id}`, html: text })),
  ];
  return all.map(({ where, html }) => ({ where, words: withoutTags(html) }));
}

/** The one thing whose title begins so. */
export function titled<T extends { title: string }>(things: T[], start: string): T {
  const found = things.filter(({ title }) => title.startsWith(start));
  const [one] = found;
  if (!one || found.length > 1) throw new Error(`${found.length} things are called ${start}`);
  return one;
}
