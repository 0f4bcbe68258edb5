import type { Notice } from '../../../contract/school/notices.ts';
import type { Version } from '../revisions/revisions.service.ts';
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

/** What a change takes to bring it back. */
export function presentVersion(row: NoticeRow): Version {
  const { id, name, text, urgent, beginsAt, endsAt, paths, closedCampuses } = presentNotice(row);
  return {
    ...{ kind: 'notice', itemId: id, title: name },
    content: { name, text, urgent, beginsAt, endsAt, paths, closedCampuses },
  };
}
