import { type SQL, sql } from 'drizzle-orm';
import type { Place } from '../../../../contract/common/this-school.ts';
import type { PictureInfo } from '../../../../contract/media/media.ts';
import type { StoredBlock } from '../../../../contract/pages/blocks.ts';
import type { TermDateKind } from '../../../../contract/school/term-dates.ts';
import type { SchoolSettings } from '../../../../contract/site/settings.ts';
import { pictureInfo } from '../../../db/picture-info.ts';
import type { Filter } from '../ranking.queries.ts';

export type CampusFact = { name: string; path: string | null; phone: string; whatsapp: string; hours: string };
export type DateFact = {
  kind: TermDateKind;
  name: string;
  firstDay: string;
  lastDay: string;
  note: string;
  campus: string | null;
  /** Whether its name has one of the words. */
  isNamed: boolean;
};
type FeesFact = { title: string; path: string; updatedAt: string; pageText: string; blocks: StoredBlock[] };
type PersonFact = { id: number; name: string; position: string; picture: PictureInfo | null };

/** What an answer can be made of. */
export type Facts = {
  school?: Partial<SchoolSettings> | null;
  place?: Partial<Place> | null;
  campuses?: CampusFact[] | null;
  dates?: DateFact[] | null;
  /** Only where somebody asks for fees. */
  fees?: FeesFact | null;
  person?: PersonFact | null;
};

const maxCampuses = 40;
const maxDates = 24;
/** A term that runs began within so many days. */
const longestTerm = 200;

/** Part of the statement that searches, so that an answer costs no other. */
export const factsOf = ({ now, today, offset }: Filter): SQL => sql`case when ${offset}::int = 0 then json_build_object(
  'school', (select value from settings where key = 'school'),
  'place', (select value from settings where key = 'place'),
  'campuses', (
    select json_agg(json_build_object('name', c.name, 'phone', c.phone, 'whatsapp', c.whatsapp, 'hours', c.hours, 'path', p.path) order by c.position, c.id)
    from (select * from campuses order by position, id limit ${maxCampuses}) c
    left join pages p on p.id = c.page_id and not p.draft and p.created_at <= ${now}::timestamptz),
  'dates', (
    select json_agg(json_build_object('kind', kind, 'name', name, 'firstDay', first_day, 'lastDay', last_day, 'note', note,
      'campus', campus, 'isNamed', is_named) order by first_day, last_day desc, id)
    from (
      select t.*, c.name as campus, coalesce(to_tsvector('school', t.name) @@ (select any_word from wanted), false) as is_named
      from term_dates t left join campuses c on c.id = t.campus_id
      where t.first_day >= ${today}::date - ${longestTerm}::int and t.last_day >= ${today}::date
      order by row_number() over (partition by t.kind, t.campus_id order by t.first_day) > 2 and not coalesce(
        to_tsvector('school', t.name) @@ (select any_word from wanted), false), t.first_day, t.id limit ${maxDates}
    ) coming),
  'fees', (
    select json_build_object('title', title, 'path', path, 'updatedAt', updated_at, 'pageText', page_text, 'blocks', blocks)
    from pages where blocks @> '[{"beside": "apply"}]'::jsonb and not draft and not hidden
      and created_at <= ${now}::timestamptz
      and exists (select from alternatives where query = plainto_tsquery('school', 'fees'))
    order by path limit 1),
  'person', (
    select json_build_object('id', profiles.id, 'name', profiles.name, 'position', profiles.position,
      'picture', (select ${pictureInfo} from media m where m.name = profiles.picture))
    from (select id from ranked where kind = 'profile' and is_called order by score desc, id limit 1) best
    join profiles on profiles.id = best.id)
) else '{}'::json end`;
