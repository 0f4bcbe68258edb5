import { and, type Column, eq, ilike, isNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { OfficeKind, OfficeThing } from '../../../contract/office/office-search.ts';
import type { Db } from '../../db/client.ts';
import { likePattern } from '../../db/like-pattern.ts';
import { alumni } from '../../db/tables/alumni.ts';
import { documents, documentText } from '../../db/tables/documents.ts';
import { enquiries, enquiryNames } from '../../db/tables/enquiries.ts';
import { events } from '../../db/tables/events.ts';
import { galleries } from '../../db/tables/galleries.ts';
import { pageNames, pages } from '../../db/tables/pages.ts';
import { profiles, profileText } from '../../db/tables/profiles.ts';
import { orders, orderText } from '../../db/tables/shop.ts';
import { stories } from '../../db/tables/stories.ts';
import { users, userText } from '../../db/tables/users.ts';

type Asked = {
  words: string[];
  /** What was typed, if it may be the code of an enquiry. */
  code: string | null;
  now: Date;
  /** Of each kind. */
  limit: number;
  /** The kinds that are looked for, each with what of it may be seen. */
  visible: Partial<Record<OfficeKind, SQL | undefined>>;
};

export type FoundRow = {
  kind: OfficeKind;
  id: string;
  title: string;
  note: string;
  detail: string;
  state: OfficeThing['state'];
  ownerId: number | null;
  date: string | null;
};

type Part = {
  from: SQLWrapper;
  /** What the words are looked for in: an index has the same. */
  text: SQL | Column;
  id: SQLWrapper;
  title: SQLWrapper;
  date: SQLWrapper;
  where?: SQL | undefined;
} & Partial<Record<'note' | 'detail' | 'state' | 'ownerId', SQLWrapper>>;

/** Also within a word; what is too short for an index to know it must begin one. */
const has = (text: SQL | Column, word: string) =>
  word.length > 2 ? ilike(text, likePattern(word)) : begins(text, word);

function begins(text: SQL | Column, word: string): SQL | undefined {
  const beginning = likePattern(word).slice(1);
  return or(ilike(text, beginning), ilike(text, `% ${beginning}`));
}

const none = sql`null`;

/** The best of one kind: those first in which all words begin one, then the newest. */
function partOf(kind: OfficeKind, part: Part, { words, limit, visible }: Asked): SQL {
  const { from, text, id, title, date, note = sql`''`, detail = sql`''`, state = none, ownerId = none } = part;
  const matches = part.where ?? and(...words.map((word) => has(text, word)));
  return sql`(
    select ${kind}::text as kind, ${id}::text as id, ${title} as title, ${note} as note, ${detail} as detail,
      ${state}::text as state, ${ownerId}::int as "ownerId", ${date}::timestamptz as date,
      ${and(...words.map((word) => begins(text, word)))} as good
    from ${from} where ${and(visible[kind], matches)} order by good desc, date desc nulls last, id desc limit ${limit}::int)`;
}

const planned = (t: Record<'draft' | 'createdAt', Column>, now: Date, waits: SQL) =>
  sql`case when ${t.draft} then case when ${waits} then 'waiting' else 'draft' end when ${t.createdAt} > ${now.toISOString()}::timestamptz then 'scheduled' end`;

const nameOf = (userId: Column) => sql`coalesce((select u.name from users u where u.id = ${userId}), '')`;

function storiesOf(kind: 'news' | 'article', { words, now }: Asked): Part {
  const waits = sql`exists (select from reviews r where r.story_id = stories.id and r.waiting_since is not null)`;
  return {
    ...{ from: stories, text: stories.title, id: stories.id, title: stories.title, date: stories.createdAt },
    ...{ note: nameOf(stories.authorId), detail: sql`${stories.category}::text`, ownerId: stories.authorId },
    state: planned(stories, now, waits),
    where: and(eq(stories.kind, kind), ...words.map((word) => has(stories.title, word))),
  };
}

function enquiriesOf({ words, code }: Asked): Part {
  const text = enquiryNames(enquiries);
  const lies = and(isNull(enquiries.suspicion), isNull(enquiries.mergedInto), ...words.map((word) => has(text, word)));
  return {
    ...{ from: enquiries, text, id: enquiries.id, date: enquiries.createdAt },
    title: sql`concat(${enquiries.senderName}, ' for ' || ${enquiries.childName})`,
    ...{ note: enquiries.receipt, detail: enquiries.kind },
    state: sql`case when ${enquiries.suspicion} is not null then 'aside' end`,
    // Whoever has its code finds it, wherever it lies.
    where: code ? or(eq(enquiries.receipt, code), lies) : lies,
  };
}

const partsOf = (asked: Asked): Record<OfficeKind, Part> => ({
  person: {
    ...{ from: users, text: userText(users), id: users.id, title: users.name, date: users.createdAt },
    ...{ note: users.email, detail: sql`${users.role}::text` },
    state: sql`case when ${users.suspended} then 'suspended' end`,
  },
  enquiry: enquiriesOf(asked),
  order: {
    ...{ from: orders, text: orderText(orders), id: orders.orderCode, title: orders.orderCode },
    ...{ date: orders.createdAt, note: orders.customerName },
  },
  page: {
    ...{ from: pages, text: pageNames(pages), id: pages.id, title: pages.title, date: pages.updatedAt },
    note: sql`'/' || ${pages.path}`,
    state: planned(pages, asked.now, sql`false`),
  },
  news: storiesOf('news', asked),
  article: storiesOf('article', asked),
  event: {
    ...{ from: events, text: events.title, id: events.id, title: events.title, date: events.startsAt },
    ...{ note: events.location, detail: sql`${events.category}::text`, ownerId: events.authorId },
    state: planned(
      events,
      asked.now,
      sql`exists (select from reviews r where r.event_id = events.id and r.waiting_since is not null)`,
    ),
  },
  gallery: {
    ...{ from: galleries, text: galleries.name, id: galleries.id, title: galleries.name, date: galleries.createdAt },
    ...{ note: nameOf(galleries.ownerId), detail: sql`${galleries.category}::text`, ownerId: galleries.ownerId },
    state: planned(galleries, asked.now, sql`false`),
  },
  profile: {
    ...{ from: profiles, text: profileText(profiles), id: profiles.id, title: profiles.name, date: profiles.createdAt },
    ...{ note: profiles.position, ownerId: profiles.ownerId, state: planned(profiles, asked.now, sql`false`) },
  },
  alumnus: {
    ...{ from: alumni, text: alumni.name, id: alumni.id, title: alumni.name, date: alumni.createdAt },
    ...{ note: sql`'Class of ' || ${alumni.classOf}` },
    state: sql`case when ${alumni.status} = 'waiting' then 'waiting' end`,
  },
  document: {
    ...{ from: documents, text: documentText(documents), id: documents.id, title: documents.title },
    ...{ date: documents.updatedAt, note: documents.topic },
    state: sql`case when ${documents.draft} then 'draft' end`,
  },
});

/** Some of each kind that is looked for, in one statement; each part of it has an index. */
export async function findThings(db: Db, asked: Asked): Promise<FoundRow[]> {
  const parts = partsOf(asked);
  const kinds = Object.keys(asked.visible) as OfficeKind[];
  const every = sql.join(
    kinds.map((kind) => partOf(kind, parts[kind], asked)),
    sql` union all `,
  );
  const { rows } = await db.execute<{ found: FoundRow[] }>(
    sql`select coalesce(json_agg(found order by good desc, date desc nulls last, id desc), '[]'::json) as found from (${every}) found`,
  );
  return rows[0]?.found ?? [];
}
