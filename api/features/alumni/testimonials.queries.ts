import { and, asc, desc, eq, gte, ilike, lt, not, or, type SQL, sql } from 'drizzle-orm';
import type { TestimonialQuery } from '../../../contract/content/alumni.ts';
import type { Db } from '../../db/client.ts';
import { isOnPage } from '../../db/is-on-page.ts';
import { likePattern } from '../../db/like-pattern.ts';
import { alumni } from '../../db/tables/alumni.ts';
import { enquiries } from '../../db/tables/enquiries.ts';
import { whole } from './alumni.queries.ts';

type Wanted = Pick<TestimonialQuery, 'q' | 'year' | 'doubt'> & { from?: Date; before?: Date };
type Sort = TestimonialQuery['sort'];

export type WaitingRow = Awaited<ReturnType<typeof waitingPage>>[number];

/** Few forms look like spam at a time, and they have an index of their own. */
const isSuspected = sql`lower(${alumni.email}) in (
  select lower(${enquiries.senderEmail}) from ${enquiries}
  where ${enquiries.kind} = 'testimonial' and ${enquiries.suspicion} is not null)`;

const matching = ({ q, year, doubt, from, before }: Wanted) =>
  and(
    eq(alumni.status, 'waiting'),
    q === '' ? undefined : or(ilike(alumni.name, likePattern(q)), ilike(alumni.email, likePattern(q))),
    year === undefined ? undefined : eq(alumni.classOf, year),
    doubt && (doubt === 'spam' ? isSuspected : not(isSuspected)),
    from && gte(alumni.createdAt, from),
    before && lt(alumni.createdAt, before),
  );

/** The form also makes an enquiry: the spam reason of that one is to be read beside this one. */
const suspicion = sql<string | null>`(
  select sent.suspicion from enquiries sent
  where sent.kind = 'testimonial' and lower(sent.sender_email) = lower(${alumni.email}) and sent.suspicion is not null
  order by sent.id desc limit 1)`;

function inOrder(sort: Sort): SQL[] {
  const way = sort.startsWith('-') ? desc : asc;
  return [way(sort.endsWith('name') ? alumni.name : alumni.createdAt), way(alumni.id)];
}

export function waitingPage(db: Db, wanted: Wanted, sort: Sort, { limit, offset }: { limit: number; offset: number }) {
  const page = db
    .select({ id: alumni.id })
    .from(alumni)
    .where(matching(wanted))
    .orderBy(...inOrder(sort))
    .limit(limit)
    .offset(offset);
  return db
    .select({ ...whole, suspicion })
    .from(alumni)
    .where(isOnPage(alumni.id, page))
    .orderBy(...inOrder(sort));
}

export const countWaiting = (db: Db, wanted: Wanted) => db.$count(alumni, matching(wanted));
