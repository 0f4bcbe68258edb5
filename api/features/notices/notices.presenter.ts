import type { Notice } from '../../../contract/school/notices.ts';
import type { NoticeRow } from './notices.queries.ts';

export function presentNotice(row: NoticeRow): Notice {
  return {
    id: row.id,
    name: row.name,
    text: row.text,
    urgent: row.urgent,
    beginsAt: row.beginsAt.toISOString(),
    endsAt: row.endsAt?.toISOString() ?? null,
    paths: row.paths,
    closedCampuses: row.closedCampuses,
    by: row.by,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
