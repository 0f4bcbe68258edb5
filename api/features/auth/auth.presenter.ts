import type { z } from 'zod';
import type { ownSession } from '../../../contract/people/auth.ts';
import type { sessions } from '../../db/tables/users.ts';

export function presentOwnSession(row: typeof sessions.$inferSelect, currentId: string): z.infer<typeof ownSession> {
  return {
    id: row.id,
    current: row.id === currentId,
    userAgent: row.userAgent,
    address: row.address,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
  };
}
