import { type ListPerson, listMessages } from '../../../contract/office/lists.ts';
import { authorRole, type Role } from '../../../contract/people/roles.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../lib/actor.ts';
import { forbidden, invalid } from '../../lib/errors.ts';
import { canGive, canInherit } from './lists.policy.ts';
import * as queries from './lists.queries.ts';

/** More nobody looks through in a list of names. */
const shownPeople = 200;

/** Whom somebody may make the author of something. The lowest role is that of those who may write such a thing. */
export const listHeirs = async (
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  lowest: Role = authorRole,
): Promise<ListPerson[]> =>
  canGive(actor) ? queries.listWriters(db, { from: lowest, to: actor.role }, shownPeople) : [];

/** The person whom an id stands for, if they may become the author. */
export async function requireHeir(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  id: number,
  lowest: Role = authorRole,
): Promise<ListPerson> {
  if (!canGive(actor)) throw forbidden();
  const person = await queries.findWriter(db, id);
  if (!person || !canInherit(actor, person, lowest)) throw invalid({ authorId: listMessages.heir });
  return { id: person.id, name: person.name };
}
