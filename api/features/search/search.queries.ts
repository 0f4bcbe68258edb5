import { and, asc, desc, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { SearchKind } from '../../../contract/search.ts';
import type { Db } from '../../db/client.ts';
import { searchDocuments as documents } from '../../db/tables/search.ts';

/** Stand around a match in a headline. Private characters, so that no text of people can hold them. */
export const hitStart = '\uE000';
export const hitEnd = '\uE001';

const headline = `StartSel=${hitStart}, StopSel=${hitEnd}, MaxFragments=2, MaxWords=28, MinWords=16, FragmentDelimiter=" … "`;
const maxWords = 8;
const rankedAtMost = 200;
/** Of a long text the extract is made from so many characters around the first of the words. */
const extractFrom = 12_000;
const beforeFirstWord = 4_000;

type Filter = { words: string; kind: SearchKind | undefined; now: Date; limit: number; offset: number };
type Doc = {
  kind: SearchKind;
  id: number;
  slug: string;
  category: number;
  title: string;
  date: string;
  headline: string;
  /** Of the whole text. */
  length: number;
};
type Found = { total: number; docs: Doc[] };

export type SearchRow = Doc;

/** What has all the words, as the reader typed them. */
export async function findAsTyped(db: Db, filter: Filter): Promise<Found> {
  // As a selection it is read once, not again for every match.
  const query = sql`(select websearch_to_tsquery('school', translate(${filter.words}, '/', ' ')))`;
  const page = pageOf(query, filter, sql`${filter.words}::text`);
  const { rows } = await db.execute<Found>(sql`with ${hitsOf(query, filter)} ${page}`);
  return rows[0] ?? { total: 0, docs: [] };
}

/** What has the words that the reader may have meant: all of them, or else any. */
export async function findCorrected(db: Db, filter: Filter): Promise<Found & { corrected: string }> {
  const query = sql`(select query from meant)`;
  const words = sql`(select words from meant)`;
  const page = pageOf(query, filter, words, sql`, coalesce(${words}, '') as corrected`);
  const { rows } = await db.execute<Found & { corrected: string }>(sql`
    with typed as (
      select lexeme as word, positions[1] as place
      from unnest(to_tsvector('school_words', translate(${filter.words}, '/', ' ')))
      order by place limit ${maxWords}
    ), corrected as (
      select string_agg(coalesce(better.word, typed.word), ' ' order by place) as words,
        string_agg(coalesce(better.word, typed.word), ' or ' order by place) as any_word
      from typed left join lateral (
        select closest.word from search_closest(typed.word) with ordinality as closest (word, likeliness)
        where search_finds(plainto_tsquery('school', closest.word), ${filter.now})
        order by likeliness limit 1
      ) better on typed.word ~ '^[[:alpha:]]{4,30}$'
    ), meant as (
      select words, case when search_finds(plainto_tsquery('school', words), ${filter.now})
        then plainto_tsquery('school', words) else websearch_to_tsquery('school', any_word) end as query
      from corrected
    ), ${hitsOf(query, filter)} ${page}`);
  return rows[0] ?? { total: 0, docs: [], corrected: '' };
}

/**
 * All matches, and the rank of the newest of them: of a word that stands everywhere, old ones need no rank. What only
 * leaves words out is no search: the indexes know nothing of it, and every text would be read.
 */
function hitsOf(query: SQL, { kind, now }: Filter): SQL {
  return sql`hits as materialized (
    select * from search_matches(case when querytree(${query}) in ('', 'T') then '' else ${query} end, ${now})
    ${kind ? sql`where kind = ${kind}` : sql``}
  ), ranked as materialized (
    select recent.kind, recent.id, recent.slug, recent.date, ts_rank(d.search, ${query}) as rank
    from (select * from hits order by date desc, kind, id desc, slug limit ${rankedAtMost}) recent
    cross join lateral ${documentOf(sql`recent`)} d
  ), ordered as (
    select *, 0 as part from ranked
    union all select *, 0, 1 from (
      select * from hits order by date desc, kind, id desc, slug offset ${rankedAtMost}) older
  )`;
}

/** Looked up for each match by its number. Joined the usual way, the whole view would be read for a handful of rows. */
const documentOf = (match: SQL) => sql`(
  select * from search_documents
  where kind = ${match}.kind and id = ${match}.id and slug = ${match}.slug limit 1
)`;

/**
 * Only those on the page pay for their extract; the total is there also when the page lies past the end. Taking out the
 * tags costs half of what the extract costs, and without the offset PostgreSQL would do it for each use of the text.
 */
function pageOf(query: SQL, { limit, offset }: Filter, words: SQL, more = sql``): SQL {
  return sql`
    select (select count(*)::int from hits) as total, coalesce((
      select json_agg(json_build_object(
        'kind', d.kind, 'id', d.id, 'slug', d.slug, 'category', d.category, 'title', d.title, 'date', d.date,
        'length', length(plain.text),
        'headline', ts_headline('school', translate(plain.text, ${hitStart + hitEnd}, ''), ${query}, ${headline})
      ) order by page.part, page.rank desc, page.date desc, page.kind, page.id desc, page.slug)
      from (
        select * from ordered order by part, rank desc, date desc, kind, id desc, slug limit ${limit} offset ${offset}
      ) page
      cross join lateral ${documentOf(sql`page`)} d
      cross join lateral (select search_text(${partOf(sql`d.html`, words)}) as text offset 0) plain
    ), '[]'::json) as docs ${more}`;
}

/**
 * A long text from before the first of the words on, without the tags that are cut at its ends. An extract of all of it
 * would cost a second of a core. Words are looked for by their beginnings, since the match may have another ending.
 */
const partOf = (html: SQL, words: SQL) => sql`(
  select case when length(${html}) <= ${extractFrom} then ${html} else regexp_replace(
    substr(${html}, greatest(1, coalesce(min(nullif(strpos(lower(${html}), beginning), 0)), 1) - ${beforeFirstWord}), ${extractFrom}),
    '^[^<>]*>|<[^>]*$', '', 'g') end
  from (
    select left(word, greatest(4, length(word) - 3)) as beginning
    from regexp_split_to_table(lower(${words}), '[^[:alnum:]]+') as word where length(word) > 2 limit ${maxWords}
  ) beginnings
)`;

export function newestDocuments(db: Db, now: Date, limit: number) {
  return db
    .select({
      kind: documents.kind,
      id: documents.id,
      slug: documents.slug,
      category: documents.category,
      updatedAt: documents.updatedAt,
    })
    .from(documents)
    .where(lte(documents.visibleFrom, now))
    .orderBy(desc(documents.updatedAt), asc(documents.kind), asc(documents.id), asc(documents.slug))
    .limit(limit);
}

const whole = {
  kind: documents.kind,
  id: documents.id,
  slug: documents.slug,
  category: documents.category,
  title: documents.title,
  html: documents.html,
  location: documents.location,
  date: documents.date,
  updatedAt: documents.updatedAt,
};

export function newestStories(db: Db, kind: 'news' | 'blog', category: number, now: Date, limit: number) {
  return db
    .select(whole)
    .from(documents)
    .where(and(eq(documents.kind, kind), eq(documents.category, category), lte(documents.visibleFrom, now)))
    .orderBy(desc(documents.date), desc(documents.id))
    .limit(limit);
}

type EventFilter = { category: number | undefined; id: number | undefined; since: Date; now: Date };

export function calendarEvents(db: Db, { category, id, since, now }: EventFilter, limit: number) {
  const categories = category === undefined ? [0, 1] : [category];
  const which = id === undefined ? gte(documents.date, since) : eq(documents.id, id);
  return db
    .select(whole)
    .from(documents)
    .where(
      and(eq(documents.kind, 'event'), inArray(documents.category, categories), which, lte(documents.visibleFrom, now)),
    )
    .orderBy(asc(documents.date), asc(documents.id))
    .limit(limit);
}

export type DocumentRow = Awaited<ReturnType<typeof newestStories>>[number];
