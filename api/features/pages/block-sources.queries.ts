import { sql } from 'drizzle-orm';
import type { DocumentInfo } from '../../../contract/media/documents.ts';
import type { PictureInfo } from '../../../contract/media/media.ts';
import type { Db } from '../../db/client.ts';
import { pictureInfo as info } from '../../db/picture-info.ts';

/** What is asked for: names and numbers, and how many of the latest. */
export type References = {
  pictures: string[];
  people: number[];
  galleries: number[];
  documents: number[];
  news: number;
  events: number;
};

type Person = { id: number; name: string; position: string; picture: PictureInfo };
type Gallery = { id: number; name: string; pictures: PictureInfo[] };
type Item = { id: number; title: string; date: string; picture: PictureInfo | null };

/** What blocks name, as readers may see it. */
export type Sources = {
  pictures: PictureInfo[];
  people: Person[];
  galleries: Gallery[];
  documents: DocumentInfo[];
  news: Item[];
  events: Item[];
};

const picture = sql`(select ${info} from media m where m.name = t.picture)`;
const many = (rows: ReturnType<typeof sql>) => sql`coalesce((select json_agg(r) from (${rows}) r), '[]'::json)`;
/** A moment as the API writes it. */
const moment = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

/** All of it in one statement, whatever the blocks are. */
export async function findSources(db: Db, wanted: References, { now, today }: { now: Date; today: Date }) {
  const ids = (list: number[]) => sql`any(${sql.param(list)}::int[])`;
  const { rows } = await db.execute<Sources>(sql`select
    coalesce((select json_agg(${info}) from media m where m.name = any(${sql.param(wanted.pictures)}::text[])), '[]'::json) as pictures,
    ${many(sql`select t.id, t.name, t.position, ${picture} as picture from profiles t
      where t.id = ${ids(wanted.people)} and not t.draft and t.created_at <= ${now.toISOString()}::timestamptz`)} as people,
    ${many(sql`select t.id, t.name, (
      select json_agg(${info} order by i.position, i.id) from gallery_images i join media m on m.name = i.picture
      where i.gallery_id = t.id) as pictures from galleries t
      where t.id = ${ids(wanted.galleries)} and not t.draft and t.created_at <= ${now.toISOString()}::timestamptz`)} as galleries,
    ${many(sql`select t.id, t.title, t.topic, t.type, t.bytes, ${moment('t.updated_at')} as "updatedAt"
      from documents t where t.id = ${ids(wanted.documents)} and not t.draft`)} as documents,
    ${many(sql`select t.id, t.title, ${moment('t.created_at')} as date, (
      select ${info} from story_pictures p join media m on m.name = p.picture
      where p.story_id = t.id order by p.position limit 1) as picture
      from stories t where t.kind = 'news' and t.category = 0 and not t.draft and t.created_at <= ${now.toISOString()}::timestamptz
      order by t.created_at desc, t.id desc limit ${wanted.news}`)} as news,
    ${many(sql`select t.id, t.title, ${moment('t.starts_at')} as date, null as picture
      from events t where t.category = 0 and not t.draft and t.created_at <= ${now.toISOString()}::timestamptz
      and t.starts_at >= ${today.toISOString()}::timestamptz - interval '744 hours'
      and coalesce(t.ends_at, t.starts_at) >= ${today.toISOString()}::timestamptz order by t.starts_at, t.id limit ${wanted.events}`)} as events`);
  const [found] = rows;
  if (!found) throw new Error('select returned no row');
  return found;
}
