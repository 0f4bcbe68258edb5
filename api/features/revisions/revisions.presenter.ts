import type { RevisionEntry } from '../../../contract/common/history.ts';
import type { RevisionRow } from './revisions.queries.ts';

export function presentEntry({ id, savedAt, savedBy, title }: RevisionRow): RevisionEntry {
  return { id, savedAt: savedAt.toISOString(), savedBy, title };
}

export function presentRevision(row: RevisionRow & { content: Record<string, unknown> }) {
  return { ...presentEntry(row), content: row.content };
}
