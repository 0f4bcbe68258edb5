import type { Committee } from '../../../contract/content/committees.ts';
import type { CommitteeRow } from './committees.queries.ts';

export function presentCommittee(row: CommitteeRow): Committee {
  return {
    id: row.id,
    name: row.name,
    purpose: row.purpose,
    members: row.members,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
