import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';

export type Post = { id: number; title: string; detail: string; createdAt: string };
export type TrashedPost = { id: number; itemId: string; title: string; deletedAt: string };

/** What the approval of a testimonial made: a post called after the person, or one that shows the same picture. */
export async function findPosts(db: Db, titles: string[], pictures: string[]) {
  const [called, shown] = [sql`${sql.param(titles)}::text[]`, sql`${sql.param(pictures)}::text[]`];
  const { rows: posts } = await db.execute<Post>(sql`
    select id, title, detail, created_at as "createdAt" from stories s
    where kind = 'article' and category = 1 and (lower(title) = any(${called})
      or exists (select from story_pictures p where p.story_id = s.id and p.picture = any(${shown}))
      or exists (select from story_text_pictures p where p.story_id = s.id and p.picture = any(${shown})))
    order by id`);
  const { rows: trashed } = await db.execute<TrashedPost>(sql`
    select id, item_id as "itemId", title, deleted_at as "deletedAt" from trash t
    where kind = 'article' and rows->'stories'->0->>'category' = '1' and (lower(title) = any(${called})
      or exists (select from trash_pictures p where p.trash_id = t.id and p.picture = any(${shown})))
    order by id`);
  return { posts, trashed };
}

/** The pictures that they showed. */
export async function deletePosts(db: Db, ids: number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const given = sql`any(${sql.param(ids)}::int[])`;
  const { rows } = await db.execute<{ picture: string }>(
    sql`select picture from story_pictures where story_id = ${given}
      union select picture from story_text_pictures where story_id = ${given}`,
  );
  await db.execute(sql`delete from stories where id = ${given}`);
  return rows.map(({ picture }) => picture);
}

/** File names in which all words stand; in which order and how is looked at when they are here. */
export async function filesWith(db: Db, words: string[][]): Promise<string[]> {
  if (words.length === 0) return [];
  const has = words.map((all) =>
    sql.join(
      all.map((word) => sql`strpos(lower(name), ${word}) > 0`),
      sql` and `,
    ),
  );
  const { rows } = await db.execute<{ name: string }>(
    sql`select name from media where (${sql.join(has, sql`) or (`)}) order by name limit 200`,
  );
  return rows.map(({ name }) => name);
}

/** Where pictures are still shown, in words. */
export async function placesShowing(db: Db, pictures: string[]): Promise<string[]> {
  if (pictures.length === 0) return [];
  const given = sql`any(${sql.param(pictures)}::text[])`;
  const { rows } = await db.execute<{ label: string }>(sql`
    select distinct label from (
      select case s.kind when 'news' then 'News story: ' else 'Blog post: ' end || s.title as label
        from (select * from story_text_pictures union all select story_id, picture from story_pictures) p
        join stories s on s.id = p.story_id where p.picture = ${given}
      union all select 'Event: ' || e.title from event_text_pictures p join events e on e.id = p.event_id where p.picture = ${given}
      union all select 'Page: ' || g.title from page_pictures p join pages g on g.id = p.page_id where p.picture = ${given}
      union all select 'Page: ' || g.title from block_pictures p join pages g on g.id = p.page_id where p.picture = ${given}
      union all select 'Gallery: ' || g.name from gallery_images i join galleries g on g.id = i.gallery_id where i.picture = ${given}
      union all select 'Gallery: ' || name from galleries where picture = ${given}
      union all select 'Staff profile: ' || name from profiles where picture = ${given}
      union all select 'Alumni entry: ' || name from alumni where picture = ${given}
      union all select 'Account: ' || name from users where picture = ${given}
      union all select 'Product: ' || name from products where picture = ${given}
      union all select 'Settings: pictures' from scene_pictures where picture = ${given}
      union all select 'Campus: ' || name from campuses where picture = ${given}
      union all select 'Trash: ' || t.title from trash_pictures p join trash t on t.id = p.trash_id where p.picture = ${given}
    ) shown order by label`);
  return rows.map(({ label }) => label);
}
