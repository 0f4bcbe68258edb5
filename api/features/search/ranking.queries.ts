import { type SQL, sql } from 'drizzle-orm';
import type { SearchKind } from '../../../contract/site/search.ts';

/** What was typed, as the search reads it. */
export type Question = {
  /** Quotes, a minus or an "or" are for PostgreSQL to read; all else is words. */
  isExpert: boolean;
  leavesOut: boolean;
  text: string;
  words: string[];
  /** What question words ask for: worth something beside the words, and nothing alone. */
  hints: string[];
};

/** What the program itself shows: where, what it is called, what it has, and what else people call it. */
export type SitePlace = { to: string; title: string; about: string; words: string };

export type Filter = {
  question: Question;
  places: SitePlace[];
  kind: SearchKind | undefined;
  now: Date;
  today: string;
  limit: number;
  offset: number;
};

const rankedAtMost = 200;
/** With fewer results than this, what has only some of the words is shown as well. */
const enough = 3;
/** When what has only some of the words is looked for: of so many words, those that tell most, so many of each. */
const consideredWords = 5;
const consideredOfEach = 300;

/** How much a word is worth in the text, in a heading, in what somebody is called, and in the title. */
const weights = '{0.25, 0.5, 0.8, 1}';
/** PostgreSQL's rank of one match is its weight divided by this. */
const oneMatch = 1.64493406685;

const ofKind = (kind: Filter['kind']) =>
  kind === undefined ? sql`true` : kind === 'page' ? sql`kind in ('page', 'document')` : sql`kind = ${kind}`;
const placesShown = (kind: Filter['kind']) => (kind === undefined || kind === 'page' ? sql`true` : sql`false`);

/** Looked up for each match by its number. Joined the usual way, the whole view would be read for a handful of rows. */
export const documentOf = (match: SQL) => sql`(
  select category, title, html, location, search from search_documents
  where kind = ${match}.kind and id = ${match}.id and slug = ${match}.slug and ${match}.kind <> 'place'
  union all
  select 0, title, html, '', search from places where ${match}.kind = 'place' and slug = ${match}.slug limit 1
)`;

/** What has all the words; where that is little, what has some of them. What tells most comes first into the few that are ranked. */
export function candidates({ kind, now }: Filter) {
  return sql`whole as materialized (
    select kind, id, slug, date from search_matches((select every_word from wanted), ${now}::timestamptz) where ${ofKind(kind)}
    union all
    select 'place', 0, slug, date from places where search @@ (select every_word from wanted) and ${placesShown(kind)}
  ), mode as materialized (
    select (select words from wanted) <= 1 or count(*) >= ${enough} as is_whole from (select from whole limit ${enough}) first_few
  ), parts as materialized (
    select slots.place, slots.telling, found.* from slots cross join lateral (
      select 'page' as kind, 0 as id, slug, date from search_pages(slots.query, ${now}::timestamptz) where ${placesShown(kind)}
      union all select 'place', 0, slug, date from places where search @@ slots.query and ${placesShown(kind)}
      union all (
        select kind, id, slug, date from search_matches(slots.query, ${now}::timestamptz)
        where not (select is_whole from mode) and kind <> 'page' and ${ofKind(kind)} and slots.place in (
          select place from slots where not is_hint order by telling desc, place limit ${consideredWords})
        order by date desc limit ${consideredOfEach})
    ) found
    where not slots.is_hint and not (select is_expert from asked)
  ), hits as materialized (
    select kind, id, slug, date, (select telling from wanted) as telling from whole
    union
    select kind, id, slug, date, sum(telling) from parts
    where (kind, id, slug) not in (select kind, id, slug from whole) group by kind, id, slug, date
  ), known as (
    select place from slots where exists (select from whole) union select place from parts
  )`;
}

/**
 * A page before a person before a story before an alumnus: the weight of a kind is such that a page which has the words
 * in its text comes before a story which has them in its title. Only what is called by all of the words passes them.
 */
export const ordered = ({ question: { hints }, now }: Filter) => sql`ranked as materialized (
    select recent.*, score.is_called, score.is_titled, score.found, score.telling as has, score.rank / (select sum(telling) from slots)
      * case recent.kind when 'page' then 1 when 'place' then case when recent.slug like '/alum%' then 0.6 when recent.slug like '/cost#%' and not score.is_called then 0.3 else 1 end when 'document' then 0.24 when 'profile' then ${hints.includes('staff') ? 0.7 : 0.3}::real
        when 'event' then 0.21 when 'alumnus' then 0.045 else 0.2 end
      * case when not score.is_name then 1
        when recent.kind in ('page', 'place') then 1.5 when recent.kind = 'profile' then 2
        when (select words from wanted) < 2 then 1
        when recent.kind = 'event' then case when coalesce((select ends_at from events where events.id = recent.id), recent.date) > ${now}::timestamptz - interval '1 day' then 5.5 else 2.5 end when recent.kind = 'alumnus' then 4
        when (select words from wanted) > 2 then 3 else 1 end as score
    from (
      select * from hits order by telling desc, kind in ('page', 'place', 'document') desc, date desc, kind, id desc, slug
      limit ${rankedAtMost}
    ) recent
    cross join lateral ${documentOf(sql`recent`)} d
    cross join lateral (select d.search || ''::tsvector as search offset 0) words
    cross join lateral (
      select sum(slots.telling * best.rank) as rank,
        sum(slots.telling) filter (where best.rank > 0 and not is_hint) as telling,
        count(*) filter (where best.rank > 0 and not is_hint) as found,
        ts_filter(words.search, case when recent.kind = 'place' then '{a,b}'::"char"[] else '{a}' end)
          @@ (select own_words from wanted) as is_name,
        ts_filter(words.search, '{a}') @@ (select any_word from wanted) as is_titled,
        ts_filter(words.search, '{a,b}') @@ (select every_word from wanted) as is_called
      from slots cross join lateral (
        select coalesce(max(case when words.search @@ query
          then least(1.2, ts_rank(${weights}::real[], words.search, query) * case when numnode(query) = 1 then ${oneMatch}::real else 1 end) * weight
          end), 0) as rank
        from alternatives where alternatives.place = slots.place
      ) best
    ) score
  ), shown as materialized (
    select kind, id, slug, date, score, 0 as part, found from ranked
    where has >= 0.2 * (select telling from wanted)
      and (has > (select max(has) from ranked) * case when kind = 'page' then 0.5 else 0.59 end or is_titled and kind in ('page', 'place'))
    union all
    select kind, id, slug, date, 0, 1, 0 from (
      select * from hits order by telling desc, kind in ('page', 'place', 'document') desc, date desc, kind, id desc, slug
      offset ${rankedAtMost}
    ) older where (select is_whole from mode)
  )`;
