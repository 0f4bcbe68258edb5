import type { ListedKind, ListedThing } from '../../../contract/office/lists.ts';
import type { Actor } from '../../lib/actor.ts';
import { canChange, canEdit, canPublish } from './lists.policy.ts';
import type { ThingRow } from './lists.queries.ts';

const iso = (at: string | null): string | null => at && new Date(at).toISOString();

export function presentThing(row: ThingRow, kind: ListedKind, actor: Actor): ListedThing {
  const { id, title, note, category, state, author, authorId, views, picture } = row;
  const mayChange = canChange(actor, { kind, authorId });
  const mayEdit = canEdit(actor, { kind, authorId });
  return {
    ...{ id, title, note, category, state, author, authorId, picture },
    // What readers never saw, nobody has read; what is taken back was.
    views: state === 'public' || views ? views : null,
    at: row.at?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
    kept: mayEdit && row.kept ? { ...row.kept, publishAt: iso(row.kept.publishAt) } : null,
    mayEdit,
    mayChange,
    mayPublish: canPublish(actor) && (mayEdit || state === 'waiting'),
  };
}
