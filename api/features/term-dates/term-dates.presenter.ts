import type { PublicTermDate, TermDate } from '../../../contract/school/term-dates.ts';
import type { Version } from '../revisions/revisions.service.ts';
import type { TermDateRow } from './term-dates.queries.ts';

export function presentTermDate(row: TermDateRow): TermDate {
  return {
    ...presentPublic(row),
    campusId: row.campusId,
    UserId: row.authorId,
    createdAt: row.createdAt.toISOString(),
  };
}

export function presentPublic(row: TermDateRow): PublicTermDate {
  const { id, kind, name, firstDay, lastDay, campus, note } = row;
  return { id, kind, name, firstDay, lastDay, campus, note, updatedAt: row.updatedAt.toISOString() };
}

type Kept = Pick<TermDateRow, 'id' | 'kind' | 'name' | 'firstDay' | 'lastDay' | 'campusId' | 'note'>;

/** What a change takes to bring it back. */
export function presentVersion({ id, kind, name, firstDay, lastDay, campusId, note }: Kept): Version {
  return { kind: 'termDate', itemId: id, title: name, content: { kind, name, firstDay, lastDay, campusId, note } };
}
