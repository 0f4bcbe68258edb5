import { sql } from 'drizzle-orm';
import type { CostView } from '../../../contract/school/cost-view.ts';
import type { Db } from '../../db/client.ts';
import { read } from '../../db/declared-reads.ts';
import { preparedStatement } from '../../db/prepared-statement.ts';
import { campuses } from '../../db/tables/campuses.ts';
import { pages } from '../../db/tables/pages.ts';
import { products } from '../../db/tables/shop.ts';
import { termDates } from '../../db/tables/term-dates.ts';

export type CostSources = Pick<CostView, 'terms' | 'campuses' | 'uniform'>;

const sources = preparedStatement((db) =>
  db
    .select({
      terms: sql<CostView['terms']>`coalesce((
        select json_agg(json_build_object('name', t.name, 'firstDay', t.first_day, 'lastDay', t.last_day,
          'campus', t.campus, 'place', t.place) order by t.first_day, t.id)
        from (select d.id, d.name, d.first_day, d.last_day, c.name as campus, (row_number() over (
            partition by d.campus_id, extract(year from d.first_day) order by d.first_day, d.id))::int - 1 as place
          from ${termDates} d left join ${campuses} c on c.id = d.campus_id
          where d.kind = 'term' and d.first_day between ${sql.placeholder('from')} and ${sql.placeholder('to')}) t), '[]'::json)`,
      campuses: sql<CostView['campuses']>`coalesce((
        select json_agg(json_build_object('name', c.name, 'slug', c.slug, 'to', '/' || p.path,
          'firstClass', c.first_class, 'lastClass', c.last_class,
          'buses', (select coalesce(json_agg(r ->> 'name'), '[]'::json) from jsonb_array_elements(c.routes) r))
          order by c.position, c.id)
        from ${campuses} c left join ${pages} p
          on p.id = c.page_id and not p.draft and p.created_at <= ${sql.placeholder('now')}), '[]'::json)`,
      uniform: sql<CostView['uniform']>`coalesce((
        select json_agg(json_build_object('name', p.name, 'price', p.price, 'pieces', p.uniform_pieces)
          order by p.place, p.uniform_pieces = 0, p.id)
        from ${products} p where p.active and p.uniform_pieces is not null), '[]'::json)`,
    })
    .from(sql`(select) as nothing`)
    .prepare(read('cost_sources')),
);

/** Terms of two years, campuses and the uniform list: one statement. */
export async function findSources(db: Db, year: number, now: Date): Promise<CostSources> {
  const span = { from: `${year}-01-01`, to: `${year + 1}-12-31` };
  const [found] = await sources(db).execute({ ...span, now: now.toISOString() });
  return found ?? { terms: [], campuses: [], uniform: [] };
}
