import type { Deps } from '../../deps.ts';
import type { Actor } from '../../lib/actor.ts';
import { record } from '../audit/audit.service.ts';
import * as queries from './opening.queries.ts';

/** A new school is seen by those who are signed in, until its owner opens it. */
export const startClosed = queries.insertClosed;

export const openSite = (deps: Pick<Deps, 'db' | 'clock'>, actor: Pick<Actor, 'id' | 'name'> | null): Promise<void> =>
  deps.db.transaction(async (tx) => {
    if (!(await queries.markOpen(tx, actor?.id ?? null, deps.clock()))) return;
    const what = { kind: 'settings', itemId: 'opening', title: 'The site', detail: 'Open to everybody.' };
    await record(deps, tx, actor, { action: 'changed', ...what });
  });
