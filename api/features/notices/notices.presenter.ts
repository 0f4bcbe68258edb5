import type { Notice, PublicNotice } from '../../../contract/notices.ts';
import type { NoticeRow } from './notices.queries.ts';

export function presentNotice(row: NoticeRow): Notice {
  return {
    id: row.id,
    ...presentPublicNotice(row),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export function presentPublicNotice(row: Omit<NoticeRow, 'id' | 'createdAt' | 'updatedAt'>): PublicNotice {
  return {
    name: row.name,
    text: row.text,
    urgent: row.urgent,
    beginsAt: row.beginsAt.toISOString(),
    endsAt: row.endsAt?.toISOString() ?? null,
    paths: row.paths,
    by: row.by,
  };
}
