import { asc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { schoolDay } from '../../../contract/common/school-time.ts';
import type { Stored } from '../../../contract/pages/stored-blocks.ts';
import type { PublicNotice } from '../../../contract/school/notices.ts';
import type { TermDateKind } from '../../../contract/school/term-dates.ts';
import type { CrestVersion } from '../../../contract/site/crest.ts';
import type { CampusOfSite, SitePlaces } from '../../../contract/site/shown-site.ts';
import type { FamilyAnswer } from '../../../contract/site/site-links.ts';
import type { Db } from '../../db/client.ts';
import { read } from '../../db/declared-reads.ts';
import { preparedStatement } from '../../db/prepared-statement.ts';
import { campuses } from '../../db/tables/campuses.ts';
import { media } from '../../db/tables/media.ts';
import { notices } from '../../db/tables/notices.ts';
import { pages } from '../../db/tables/pages.ts';
import { scenePictures, settings } from '../../db/tables/settings.ts';
import { products } from '../../db/tables/shop.ts';
import { termDates } from '../../db/tables/term-dates.ts';
import { users } from '../../db/tables/users.ts';

export const settingsKeys = [
  ...(['school', 'recipients', 'privacy', 'brand', 'place', 'menu', 'footer', 'home', 'words', 'synonyms'] as const),
];
export type SettingsKey = (typeof settingsKeys)[number];

/** What would be added comes after what is there. */
const largestId = 2_147_483_647;

/** What the office alone reads is long, and every page reads the settings. */
const officeOnly = 'reply-templates';

const rows = (db: Db) =>
  db
    .select({ key: settings.key, value: settings.value, updatedAt: settings.updatedAt })
    .from(settings)
    .where(ne(settings.key, officeOnly));
const allSettings = preparedStatement((db) => rows(db).prepare(read('all_settings')));

/** What a school shows of its own in place of our drawings. */
export type PictureSet = typeof scenePictures.$inferSelect.set;

export const findSettings = (db: Db) => allSettings(db).execute();

export type ComingDate = { kind: TermDateKind; name: string; firstDay: string; lastDay: string };

/** Where the pages stand that are asked for, and the notices; only what readers may see. */
type Structure = Omit<SitePlaces, 'next'> & {
  notices: (PublicNotice & { id: number })[];
  /** Of all campuses, the term that begins today or later. */
  nextTerm: { name: string; day: string } | null;
  /** Of all campuses, the nearest holiday, half-term, beginning or end of a term; one that runs is the nearest. */
  coming: ComingDate | null;
  /** The page with the table of fees, where it is asked for. */
  feesPage: Stored | null;
};

/** None lasts longer than a year, so the index need not look at older ones. */
const nearest = (dates: SQL, today: SQL) => sql<Structure['coming']>`(
  select json_build_object('kind', t.kind, 'name', t.name, 'firstDay', t.first_day, 'lastDay', t.last_day)
  from ${dates} t
  where t.kind in ('term', 'halfTerm', 'holiday') and t.campus_id is null
    and t.first_day > ${today}::date - 366 and t.last_day >= ${today}::date
  order by case when t.kind = 'term' and t.first_day < ${today}::date then t.last_day
    else greatest(t.first_day, ${today}::date) end, t.kind = 'term' desc, t.last_day desc, t.id
  limit 1)`;

const structure = preparedStatement((db) =>
  db
    .select({
      campuses: sql<CampusOfSite[]>`coalesce((
        select json_agg(json_build_object('id', c.id, 'name', c.name, 'slug', c.slug, 'path', p.path,
          'address', c.address, 'phone', c.phone, 'email', c.email, 'hours', c.hours, 'latitude', c.latitude, 'longitude', c.longitude,
          'firstClass', c.first_class, 'lastClass', c.last_class)
          order by c.position, c.id)
        from ${campuses} c left join ${pages} p
          on p.id = c.page_id and not p.draft and p.created_at <= ${sql.placeholder('now')}), '[]'::json)`,
      paths: sql<Record<string, string>>`coalesce((
        select json_object_agg(p.id, p.path) from ${pages} p
        where p.id = any(${sql.placeholder('ids')}::text[]) and not p.draft
          and p.created_at <= ${sql.placeholder('now')}), '{}'::json)`,
      notices: sql<Structure['notices']>`coalesce((
        select json_agg(json_build_object('id', n.id, 'name', n.name, 'text', n.text, 'urgent', n.urgent, 'beginsAt', n.begins_at,
          'endsAt', n.ends_at, 'paths', n.paths, 'by', u.name,
          'closed', (select json_agg(c.name order by c.position, c.id) from ${campuses} c
            where c.id = any(n.closed_campuses))) order by n.urgent desc, n.begins_at desc, n.id)
        from ${notices} n left join ${users} u on u.id = n.created_by
        where n.ends_at is null or n.ends_at > ${sql.placeholder('now')}), '[]'::json)`,
      nextTerm: sql<Structure['nextTerm']>`(
        select json_build_object('name', t.name, 'day', t.first_day) from ${termDates} t
        where t.kind = 'term' and t.campus_id is null and t.first_day >= ${sql.placeholder('today')}
        order by t.first_day, t.id limit 1)`,
      coming: nearest(sql`${termDates}`, sql`${sql.placeholder('today')}`),
      answers: sql<FamilyAnswer[]>`(
        select coalesce(json_agg(a.name), '[]'::json) from (
          select 'fees' as name where exists (select from ${pages} p
            where p.blocks @> '[{"beside": "apply"}]'::jsonb and not p.draft and not p.hidden
              and p.created_at <= ${sql.placeholder('now')}
              and (p.page_text ~ '<td[^>]*>[^<]*[0-9]{3}'
                or jsonb_path_exists(p.blocks, '$[*] ? (@.beside == "apply").** ? (@ like_regex "[0-9]{3}")')))
          union all select 'uniform' where exists (
            select from ${products} s where s.active and s.uniform_pieces is not null)
          union all select 'bus' where exists (select from ${campuses} c where c.routes <> '[]'::jsonb)
          union all select 'dates' where exists (select from ${termDates})) a)`,
      feesPage: sql<Structure['feesPage']>`(
        select json_build_object('pageText', p.page_text, 'blocks', p.blocks) from ${pages} p
        where ${sql.placeholder('withFees')}::boolean and p.blocks @> '[{"beside": "apply"}]'::jsonb and not p.draft and not p.hidden
          and p.created_at <= ${sql.placeholder('now')}
        order by p.path limit 1)`,
    })
    .from(sql`(select) as nothing`)
    .prepare(read('site_structure')),
);

/** One statement for all that the frame of every page leads to. */
export async function findStructure(db: Db, ids: string[], now: Date, withFees = false): Promise<Structure> {
  const [found] = await structure(db).execute({ ids, now: now.toISOString(), today: schoolDay(now), withFees });
  return found ?? { campuses: [], paths: {}, notices: [], nextTerm: null, coming: null, feesPage: null, answers: [] };
}

type SketchedDate = ComingDate & { campusId: number | null };

/** The nearest date as it would be with this one, in place of what it would change. */
export async function findComingWith(db: Db, date: SketchedDate, instead: number | null, today: string) {
  const { kind, name, firstDay, lastDay, campusId } = date;
  const dates = sql`(
    select id, kind, name, first_day, last_day, campus_id from ${termDates} where id is distinct from ${instead}
    union all
    select ${instead ?? largestId}::int, ${kind}, ${name}, ${firstDay}::date, ${lastDay}::date, ${campusId}::int)`;
  const { rows } = await db.execute<{ coming: Structure['coming'] }>(
    sql`select ${nearest(dates, sql`${today}`)} as coming`,
  );
  return rows[0]?.coming ?? null;
}

/** Two saves are serialised, even where there is no row to lock yet. */
export async function lockSettings(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('settings', 0))`);
}

type Change = { value: object; updatedBy: number | null; updatedAt: Date };

export async function saveSettings(db: Db, key: SettingsKey, change: Change): Promise<void> {
  await db
    .insert(settings)
    .values({ key, ...change })
    .onConflictDoUpdate({ target: settings.key, set: change });
}

export async function deleteDemoMark(db: Db): Promise<void> {
  await db.delete(settings).where(eq(settings.key, 'demo'));
}

const scenes = (db: Db) =>
  db
    .select({
      set: scenePictures.set,
      name: media.name,
      alt: media.alt,
      width: media.width,
      height: media.height,
      placeholder: media.placeholder,
    })
    .from(scenePictures)
    .innerJoin(media, eq(media.name, scenePictures.picture))
    .orderBy(asc(scenePictures.set), asc(scenePictures.position))
    .$dynamic();
const allScenes = preparedStatement((db) => scenes(db).prepare(read('all_scenes')));

export const findAllScenes = (db: Db) => allScenes(db).execute();
export const findScenes = (db: Db, set: PictureSet) => scenes(db).where(eq(scenePictures.set, set));

export type SceneRow = Awaited<ReturnType<typeof findScenes>>[number];

export const crestSets = ['crest', 'icon', 'social'] as const;

/** Together: none of the three is shown without the others. */
export async function replaceCrest(db: Db, { crest, icon, social }: CrestVersion): Promise<void> {
  await db.delete(scenePictures).where(inArray(scenePictures.set, [...crestSets]));
  if (!crest || !icon || !social) return;
  await db.insert(scenePictures).values([
    { set: 'crest', position: 0, ...crest },
    { set: 'icon', position: 0, ...icon },
    { set: 'social', position: 0, ...social },
  ]);
}

export async function replaceScenes(db: Db, set: PictureSet, names: string[]): Promise<void> {
  await db.delete(scenePictures).where(eq(scenePictures.set, set));
  if (names.length > 0) {
    await db.insert(scenePictures).values(names.map((picture, position) => ({ set, position, picture })));
  }
}
