import { type SQL, sql } from 'drizzle-orm';
import type { PictureInfo } from '../../../contract/media/media.ts';
import type { SearchKind } from '../../../contract/site/search.ts';
import { defaultSynonyms } from '../../../contract/site/words/synonym-defaults.ts';
import type { Db } from '../../db/client.ts';
import { type Facts, factsOf } from './answers/facts.queries.ts';
import { candidates, documentOf, type Filter, ordered } from './ranking.queries.ts';

/** A question has one or two; a school may have written any number. */
const maxPhrases = 4;
/** Of a long text the extract is made from so many characters around the first of the words. */
const extractFrom = 12_000;
const beforeFirstWord = 4_000;

type Doc = {
  kind: SearchKind | 'place' | 'document';
  id: number;
  /** Of a page its path; of a place its address. */
  slug: string;
  category: number;
  title: string;
  /** Of a person the position. */
  location: string;
  date: string;
  /** The text with marks around the matches, and where blocks, headings and cells end. */
  headline: string;
  picture: PictureInfo | null;
};
export type SearchRow = Doc;
export type Meaning = { word: string; stems: string[] };
export type Found = {
  total: number;
  docs: Doc[];
  /** How many words there are, and how many the best results have, where none has all. */
  coverage: { words: number; found: number; isWhole: boolean };
  counts: Partial<Record<Doc['kind'], number>>;
  /** Words that stand nowhere, as they were typed. */
  unknown: string[];
  /** Each word with the stems of all that it may mean. */
  meanings: Meaning[];
  /** The words that were looked for. */
  words: string[];
  facts: Facts;
};

const nothing: Found = {
  ...{ total: 0, docs: [], coverage: { words: 0, found: 0, isWhole: true }, counts: {}, unknown: [], meanings: [] },
  ...{ words: [], facts: {} },
};

/** One statement: what was found, and what an answer can be made of. */
export async function find(db: Db, filter: Filter, misspelt: string[] = []): Promise<Found> {
  const { rows } = await db.execute<Found>(sql`
    with asked as (select ${filter.question.isExpert && misspelt.length === 0}::boolean as is_expert), ${typedWords(filter, misspelt)}, ${placesOf(filter)}, ${meanings(filter)},
      ${candidates(filter)}, ${ordered(filter)}
    ${pageOf(filter)}`);
  return rows[0] ?? nothing;
}

/** An array as one text, so that PostgreSQL knows its type when it only plans the statement. */
const listed = (words: string[]) => sql`(select jsonb_array_elements_text(${JSON.stringify(words)}::jsonb))`;

/** The words of the synonyms and of the places: what families ask for is likelier meant than what stands somewhere. */
const askedFor = (places: Filter['places']) => sql`
  select distinct word from regexp_split_to_table(lower(
    coalesce((select value -> 'groups' from settings where key = 'synonyms'), ${JSON.stringify(defaultSynonyms)}::jsonb)::text
    || ${places.map(({ title, words }) => `${title} ${words}`).join(' ')}), '[^[:alpha:]]+') as word
  where length(word) between 4 and 30`;

/** What is misspelt is put right; a word that the site uses is none. */
function typedWords({ question: { words, isExpert, text }, now, places }: Filter, misspelt: string[]): SQL {
  if (isExpert && misspelt.length === 0) {
    return sql`typed as materialized (
      select 1::bigint as place, ${text}::text as word,
        websearch_to_tsquery('school', translate(${text}::text, '/', ' ')) as query)`;
  }
  return sql`typed as materialized (
    select place, meant.word, plainto_tsquery('school', meant.word) as query
    from jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) with ordinality as given (word, place)
    cross join lateral (select coalesce((
      select closest.word from (
        select word, 0 as likeliness, levenshtein(word, given.word) as slips from (${askedFor(places)}) asked_for
        where given.word in ${listed(misspelt)} and (levenshtein(word, given.word) <= 1
          or levenshtein(word, given.word) = 2 and dmetaphone(word) = dmetaphone(given.word))
        union all
        select word, likeliness, 0 from search_closest(given.word) with ordinality as near (word, likeliness)
        where given.word in ${listed(misspelt)}
          and search_finds(plainto_tsquery('school', word), ${now}::timestamptz)
      ) closest
      where not exists (select from search_words known where known.word = given.word)
      order by likeliness, slips, word limit 1
    ), given.word) as word) meant
  )`;
}

/**
 * Each word with all that means the same. What is said in several words ("old boys") stands for them. How much a word
 * tells is judged by how few pages have it. The words of questions are hints: nothing is found by them alone.
 */
function meanings({ question: { text, hints }, now }: Filter): SQL {
  const pagesWith = (query: SQL) => sql`(select count(*) from search_pages(${query}, ${now}::timestamptz))`;
  return sql`synonyms as materialized (
    select query, part from jsonb_array_elements(coalesce(
      (select value -> 'groups' from settings where key = 'synonyms'), ${JSON.stringify(defaultSynonyms)}::jsonb
    )) with ordinality as groups (words, part), jsonb_array_elements_text(words) as word,
      lateral (select phraseto_tsquery('school', word) as query) stems
    where not (select is_expert from asked) and (numnode(query) > 1 or numnode(query) = 1 and word !~ '\\s')
  ), phrases as materialized (
    select * from synonyms where numnode(query) > 1 and to_tsvector('school', translate(${text}::text, '/', ' ')) @@ query
  ), said as (
    select place, word, query, false as is_hint from typed
    where querytree(query) not in ('', 'T') and not exists (select from phrases where phrases.query @> typed.query)
    union all (
      select 100 + part, string_agg(query::text, ' '), (array_agg(query))[1], false from phrases group by part
      order by part limit ${maxPhrases})
    union all select 200, hint, plainto_tsquery('school', hint), true from ${listed(hints)} as hints (hint)
  ), heard as materialized (
    select said.*, ${pagesWith(sql`said.query`)} as pages from said
  ), alternatives as materialized (
    select place, query, 1.0 as weight from heard
    union select heard.place, other.query, case when heard.pages > 0 then 0.7 else 0.9 end from heard
    join synonyms mine on mine.query = heard.query join synonyms other on other.part = mine.part
    where other.query <> heard.query and numnode(other.query) > 0
  ), slots as materialized (
    select place, word, is_hint, heard.query as own, every.query, case when had > 0
        then least(2, greatest(0.15, ln(1 + (total - had + 0.5) / (had + 0.5))))
        when exists (select from places where search @@ every.query) then 1.2 else 1 end
      * case when is_hint or word ~ '\\d' then 0.4 when place > 100 then 1.3 else 1 end as telling
    from heard cross join lateral (
      select string_agg('(' || query::text || ')', ' | ')::tsquery as query from alternatives where alternatives.place = heard.place
    ) every
    cross join lateral (
      select case when pages > 0 then pages else ${pagesWith(sql`every.query`)} end as had
    ) having_it
    cross join (select count(*) as total from pages) all_pages
  ), wanted as materialized (
    select count(*) as words, sum(telling) as telling, string_agg('(' || query::text || ')', ' & ')::tsquery as every_word,
      string_agg('(' || own::text || ')', ' & ')::tsquery as own_words,
      string_agg('(' || query::text || ')', ' | ')::tsquery as any_word
    from slots where not is_hint
  ), marks as (
    select string_agg('(' || alternatives.query::text || ')', ' | ')::tsquery as marked
    from alternatives join slots using (place) where not is_hint and (weight = 1 or numnode(alternatives.query) = 1)
  )`;
}

/** Places of the program, the dates of the year as what stands on their page, and the notices of this moment. */
function placesOf({ now, today, places }: Filter): SQL {
  const vector = (title: SQL, words: SQL, text: SQL) =>
    sql`search_vector(${title}, '', '') || setweight(to_tsvector('school', ${words}), 'B') || search_vector('', '', ${text})`;
  return sql`dates as materialized (
    select string_agg(distinct name, ' ') as names from term_dates
    where first_day between ${today}::date - 30 and ${today}::date + 400
  ), places as materialized (
    select "to" as slug, title, about as html, ${now}::timestamptz as date,
      ${vector(sql`title`, sql`words`, sql`case when "to" = '/term-dates' then coalesce((select names from dates), '') else '' end`)} as search
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as place ("to" text, title text, about text, words text)
    where not (select is_expert from asked)
    union all
    select coalesce(paths[1], '/') || '#notice-' || id, name, text, begins_at, search_vector(name, '', replace(text, '<', '&lt;'))
    from notices where begins_at <= ${now}::timestamptz and (ends_at is null or ends_at > ${now}::timestamptz)
  )`;
}

/** Only those on the page pay for their extract; the total is there also when the page lies past the end. */
function pageOf(filter: Filter): SQL {
  const { limit, offset } = filter;
  return sql`
    select (select count(*)::int from shown) as total,
      (select json_build_object('words', words, 'found', (select max(found) from shown), 'isWhole', (select is_whole from mode)) from wanted) as coverage,
      coalesce((select json_object_agg(kind, n) from (select kind, count(*) as n from shown group by kind) kinds), '{}'::json) as counts,
      coalesce((select json_agg(word) from slots where not is_hint and place < 100 and not exists (
        select from known where known.place = slots.place)), '[]'::json) as unknown,
      coalesce((select json_agg(json_build_object('word', word, 'stems', (
        select json_agg(query::text order by weight desc) from alternatives where alternatives.place = slots.place)) order by place)
        from slots where not is_hint), '[]'::json) as meanings,
      coalesce((select json_agg(word order by place) from typed), '[]'::json) as words,
      ${factsOf(filter)} as facts,
      coalesce((
        select json_agg(json_build_object(
          'kind', page.kind, 'id', page.id, 'slug', page.slug, 'category', d.category, 'title', d.title, 'date', page.date,
          'location', d.location, 'picture', ${pictureOf},
          'headline', ts_headline('school', plain.text, (select marked from marks), ${marking}::text)
        ) order by page.part, page.score desc, page.date desc, page.kind, page.id desc, page.slug)
        from (
          select * from shown order by part, score desc, date desc, kind, id desc, slug
          limit ${limit}::int offset ${offset}::int
        ) page
        cross join lateral ${documentOf(sql`page`)} d
        cross join lateral (select search_passages(${partOf(sql`d.html`)}) as text offset 0) plain
      ), '[]'::json) as docs`;
}

/** Around a match; of the private use area, so that no text has them. */
export const hitStart = '\uE000';
const hitEnd = '\uE001';
const marking = `HighlightAll=true, StartSel=${hitStart}, StopSel=${hitEnd}`;

/** Of people and stories: the first of each. */
const pictureOf = sql`(
  select json_build_object('name', m.name, 'alt', m.alt, 'width', m.width, 'height', m.height, 'placeholder', m.placeholder)
  from media m where m.name = case page.kind
    when 'profile' then (select picture from profiles where id = page.id)
    when 'alumnus' then (select picture from alumni where id = page.id)
    when 'gallery' then (select picture from galleries where id = page.id)
    when 'news' then (select picture from story_pictures where story_id = page.id order by position limit 1)
    when 'blog' then (select picture from story_pictures where story_id = page.id order by position limit 1)
  end
)`;

/**
 * A long text from before the first of the words on, without the tags that are cut at its ends. An extract of all of it
 * would cost a second of a core. A stem is how a word begins, but for its last letter.
 */
const partOf = (html: SQL) => sql`(
  select case when length(${html}) <= ${extractFrom} then ${html} else regexp_replace(
    substr(${html}, greatest(1, coalesce(min(nullif(strpos(lower(${html}), beginning), 0)), 1) - ${beforeFirstWord}), ${extractFrom}),
    '^[^<>]*>|<[^>]*$', '', 'g') end
  from (
    select left(stem, greatest(4, length(stem) - 1)) as beginning
    from slots, regexp_split_to_table(lower(query::text), '[^[:alnum:]]+') as stem where not is_hint and length(stem) > 2
  ) beginnings
)`;
