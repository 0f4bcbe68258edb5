import type { UnpublishedThing } from '../../../contract/content/publishing.ts';
import type { UnpublishedRow } from './publishing.queries.ts';

export function presentUnpublished(row: UnpublishedRow): UnpublishedThing {
  const { id, title, category, startsAt, draft, createdAt, author } = row;
  const date = startsAt?.toISOString() ?? null;
  return { id, title, category, date, draft, createdAt: createdAt.toISOString(), author };
}
