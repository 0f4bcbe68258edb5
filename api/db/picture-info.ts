import { type SQL, sql } from 'drizzle-orm';
import type { PictureInfo } from '../../contract/media/media.ts';

/** Of a row of media that the statement calls `m`. */
export const pictureInfo = sql`json_strip_nulls(json_build_object('name', m.name, 'alt', m.alt, 'width', m.width,
  'height', m.height, 'placeholder', m.placeholder, 'caption', nullif(m.caption, '')))`;

/** The pictures of a row, in order, from a table that joins rows and pictures: part of the row's own statement. */
export function picturesOf(joinTable: string, foreignKey: string, rowId: string): SQL<PictureInfo[]> {
  return sql`coalesce((
    select json_agg(${pictureInfo} order by p.position)
    from ${sql.raw(joinTable)} p join media m on m.name = p.picture
    where p.${sql.raw(foreignKey)} = ${sql.raw(rowId)}), '[]'::json)`;
}

/** The one picture that a column names, as a list of none or one. */
export function pictureOf(column: string): SQL<PictureInfo[]> {
  return sql`coalesce((select json_agg(${pictureInfo}) from media m where m.name = ${sql.raw(column)}), '[]'::json)`;
}
