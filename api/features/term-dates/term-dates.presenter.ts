import type { PublicTermDate, TermDate } from '../../../contract/term-dates.ts';
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
