import { eq } from 'drizzle-orm';
import { adminRole } from '../../../contract/roles.ts';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/tables/users.ts';
import type { Actor } from '../../lib/actor.ts';
import { invalid } from '../../lib/errors.ts';

/** Who a new thing belongs to: the actor, or whom an administrator adds it for. */
export async function resolveOwner(tx: Db, actor: Actor, requested: number | undefined): Promise<number> {
  if (requested === undefined || requested === actor.id || actor.role < adminRole) return actor.id;
  const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.id, requested));
  if (!user) throw invalid({ userId: 'There is no such user.' });
  return user.id;
}
