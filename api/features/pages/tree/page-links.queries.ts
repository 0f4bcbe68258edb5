import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';

type LinkRow = { kind: string; itemId: string; title: string };

/** Where texts link from, by what the links are noted under. */
const sources = [
  { kinds: ['page'], table: 'pages', columns: ['page_text', 'blocks'] },
  { kinds: ['news', 'article'], table: 'stories', columns: ['detail'] },
  { kinds: ['event'], table: 'events', columns: ['description'] },
  { kinds: ['profile'], table: 'profiles', columns: ['bio'] },
] as const;

/** What links to a page. */
export async function linksTo(db: Db, pageId: string): Promise<LinkRow[]> {
  const titles = sources.map(({ kinds, table }) => {
    const title = sql.identifier(table === 'profiles' ? 'name' : 'title');
    const own = table === 'stories' ? sql`t.kind` : sql`${kinds[0]}`;
    return sql`select ${own}::text as kind, t.id::text as id, t.${title} as title from ${sql.identifier(table)} t
      where t.id::text in (select item_id from page_links where page_id = ${pageId})`;
  });
  const { rows } = await db.execute<LinkRow>(sql`
    select l.kind, l.item_id as "itemId", s.title from page_links l
    join (${sql.join(titles, sql` union all `)}) s on s.kind = l.kind and s.id = l.item_id
    where l.page_id = ${pageId} and not (l.kind = 'page' and l.item_id = ${pageId}) order by s.title limit 100`);
  return rows;
}

/**
 * Links to a page and to all below it, rewritten in the transaction of its move: readers pay nothing for it later, and the
 * texts say what is true. Two statements at most for each table, however many pages move. Paths need no escaping.
 */
export async function moveLinks(db: Db, from: string, to: string): Promise<void> {
  const pattern = `(href=\\\\?"|"link": ")/${from}(?=["#?/\\\\])`;
  const moved = sql`select l.item_id from page_links l join pages p on p.id = l.page_id
    where p.path = ${to} or p.path like ${`${to}/%`}`;
  for (const { kinds, table, columns } of sources) {
    const changes = columns.map((column) => {
      const name = sql.identifier(column);
      const words = sql`regexp_replace(${name}::text, ${pattern}, ${`\\1/${to}`}, 'g')`;
      return sql`${name} = ${column === 'blocks' ? sql`${words}::jsonb` : words}`;
    });
    const of = sql`${sql.param([...kinds])}::text[]`;
    await db.execute(sql`update ${sql.identifier(table)} set ${sql.join(changes, sql`, `)}
      where id::text in (${moved} and l.kind = any(${of}))`);
  }
  await db.execute(sql`update page_drafts set
    page_text = regexp_replace(page_text, ${pattern}, ${`\\1/${to}`}, 'g'),
    blocks = regexp_replace(blocks::text, ${pattern}, ${`\\1/${to}`}, 'g')::jsonb
    where page_text ~ ${pattern} or blocks::text ~ ${pattern}`);
}
