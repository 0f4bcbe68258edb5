import { and, count, desc, eq, gte, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { thisPlace } from '../../../contract/common/this-school.ts';
import type { StoryKind } from '../../../contract/content/stories.ts';
import type { Db } from '../../db/client.ts';
import { isFailedMail } from '../../db/failed-mails.ts';
import { alumni } from '../../db/tables/alumni.ts';
import { enquiries, mails } from '../../db/tables/enquiries.ts';
import { galleries } from '../../db/tables/galleries.ts';
import { mailboxReading } from '../../db/tables/mailbox.ts';
import { profiles } from '../../db/tables/profiles.ts';
import { settings } from '../../db/tables/settings.ts';
import { orders } from '../../db/tables/shop.ts';
import { visits } from '../../db/tables/statistics.ts';
import { stories } from '../../db/tables/stories.ts';
import { users } from '../../db/tables/users.ts';

export function latestOrders(db: Db, limit: number) {
  return db
    .select({
      id: orders.id,
      orderCode: orders.orderCode,
      amount: orders.amount,
      mmCode: orders.mmCode,
      paymentMethod: orders.paymentMethod,
      dispatched: orders.dispatched,
      voidReason: orders.voidReason,
      createdAt: orders.createdAt,
    })
    .from(orders)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit);
}

export function latestUsers(db: Db, limit: number) {
  return db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      role: users.role,
      suspended: users.suspended,
      updatedAt: users.updatedAt,
      createdAt: users.createdAt,
    })
    .from(users)
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(limit);
}

/** Of both kinds in one statement, those of a kind still in their order. */
export function latestStories(db: Db, limit: number) {
  const latest = (kind: StoryKind) =>
    db
      .select({
        id: stories.id,
        kind: stories.kind,
        title: stories.title,
        category: stories.category,
        createdAt: stories.createdAt,
        draft: stories.draft,
      })
      .from(stories)
      .where(eq(stories.kind, kind))
      .orderBy(desc(stories.createdAt), desc(stories.id))
      .limit(limit);
  // A union's columns have no table, and drizzle does not write their names in snake case here.
  return unionAll(latest('news'), latest('article')).orderBy(sql`created_at desc, id desc`);
}

export function latestProfiles(db: Db, limit: number) {
  return db
    .select({
      id: profiles.id,
      name: profiles.name,
      position: profiles.position,
      tag: profiles.tag,
      createdAt: profiles.createdAt,
      draft: profiles.draft,
    })
    .from(profiles)
    .orderBy(desc(profiles.createdAt), desc(profiles.id))
    .limit(limit);
}

export function latestGalleries(db: Db, limit: number) {
  return db
    .select({
      id: galleries.id,
      name: galleries.name,
      category: galleries.category,
      createdAt: galleries.createdAt,
      draft: galleries.draft,
    })
    .from(galleries)
    .orderBy(desc(galleries.createdAt), desc(galleries.id))
    .limit(limit);
}

type Attention = Record<(typeof attentionNames)[number], number> & { mailboxProblem: string | null };
const attentionNames = [
  'newApplications',
  'newMessages',
  'newTestimonials',
  'testimonialsWaiting',
  'setAside',
  'failedMails',
  'waitingMails',
  'waitingAnswers',
] as const;

/** How much waits for somebody, in one statement. */
export async function countWaiting(db: Db, now: Date): Promise<Attention> {
  const isAwake = or(isNull(enquiries.snoozedUntil), lte(enquiries.snoozedUntil, now));
  const isWhole = isNull(enquiries.mergedInto);
  const isNew = and(eq(enquiries.status, 'new'), isNull(enquiries.suspicion), isWhole, isAwake);
  const fresh = (kind: 'application' | 'contact' | 'testimonial') =>
    db.$count(enquiries, and(eq(enquiries.kind, kind), isNew));
  const counts = {
    newApplications: fresh('application'),
    newMessages: fresh('contact'),
    newTestimonials: fresh('testimonial'),
    testimonialsWaiting: db.$count(alumni, eq(alumni.status, 'waiting')),
    setAside: db.$count(enquiries, and(isNotNull(enquiries.suspicion), isWhole)),
    failedMails: db.$count(mails, isFailedMail),
    waitingMails: db.$count(mails, eq(mails.status, 'waiting')),
    waitingAnswers: sql`(select jsonb_array_length(${settings.value} -> 'uids') from ${settings} where ${settings.key} = 'waiting-answers')`,
  } satisfies Record<(typeof attentionNames)[number], unknown>;
  const columns = attentionNames.map((name) => sql`${counts[name]} as ${sql.identifier(name)}`);
  const problem = sql`(select ${mailboxReading.problem} from ${mailboxReading}) as problem`;
  const { rows } = await db.execute<Record<string, string>>(sql`select ${sql.join([...columns, problem], sql`, `)}`);
  const counted = attentionNames.map((name) => [name, Number(rows[0]?.[name] ?? 0)]);
  return { ...Object.fromEntries(counted), mailboxProblem: rows[0]?.problem ?? null };
}

/** By the Monday of the week at the school. */
export function applicationsByWeek(db: Db, since: Date) {
  const week = sql<string>`to_char(date_trunc('week', ${enquiries.createdAt} at time zone ${thisPlace().timeZone}), 'YYYY-MM-DD')`;
  return db
    .select({ day: week.as('week'), count: count() })
    .from(enquiries)
    .where(and(eq(enquiries.kind, 'application'), gte(enquiries.createdAt, since), isNull(enquiries.suspicion)))
    .groupBy(sql`week`);
}

export function visitsByDay(db: Db, since: string) {
  return db.select().from(visits).where(gte(visits.day, since));
}
