import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * What a school has chosen for its home page is asked for within the statements that read the news, the events, the
 * people and the pictures: a page that is drawn anew needs no statement more for it.
 */
const chosen = (path: string): SQL => sql`(select value #> ${sql.raw(`'{${path}}'`)} from settings where key = 'home')`;

/** In place of what was chosen: for whoever wants to see a choice before it is made. Null: what was chosen. */
const asked = (name: 'from' | 'gallery' | 'who') => sql.placeholder(name);

/** Of the school, of those who left it, or of both. */
export const ofHomeSource = (part: 'news' | 'events', category: PgColumn): SQL =>
  sql`(case coalesce(${asked('from')}::text, ${chosen(`${part},from`)} #>> '{}', 'school')
    when 'both' then true when 'alumni' then ${category} = 1 else ${category} = 0 end)`;

/** A gallery that readers do not see, or not any more, is as if nobody had chosen; so is the number 0. */
export function ofHomeGallery(id: PgColumn): SQL {
  const one = sql`coalesce(${asked('gallery')}::int, (${chosen('gallery,gallery')} #>> '{}')::int)`;
  return sql`(${one} is null or ${id} = ${one} or not exists (
    select from galleries g where g.id = ${one} and not g.draft and g.created_at <= ${sql.placeholder('now')}))`;
}

const people = sql`coalesce(${asked('who')}::int[], (select array_agg(x.value::int order by x.ordinality)
  from jsonb_array_elements_text(${chosen('people,who')}) with ordinality x)::int[])`;

/** Whoever of them is left; all are, when nobody has been chosen. */
export const isChosenPerson = (id: PgColumn): SQL =>
  sql`(not exists (select from profiles p where p.id = any(${people}) and not p.draft
    and p.created_at <= ${sql.placeholder('now')}) or ${id} = any(${people}))`;
export const placeOfPerson = (id: PgColumn): SQL => sql`array_position(${people}, ${id})`;
