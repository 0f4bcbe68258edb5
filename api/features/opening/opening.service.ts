import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../lib/actor.ts';
import { record } from '../audit/audit.service.ts';
import * as queries from './opening.queries.ts';

export type Opening = {
  isOpen: () => Promise<boolean>;
  /** Without asking: false also where nobody has asked yet. */
  isKnownOpen: () => boolean;
  /** The demo school can become a new one, which is closed: what was known is asked again. */
  forget: () => void;
};

/** Opened once, a site stays open: from then on nothing is asked of the database until the settings change. */
export function createOpening(db: Db): Opening {
  let isKnownOpen = false;
  return {
    isKnownOpen: () => isKnownOpen,
    forget() {
      isKnownOpen = false;
    },
    async isOpen() {
      isKnownOpen ||= await queries.findOpening(db);
      return isKnownOpen;
    },
  };
}

/** A new school is seen by those who are signed in, until its owner opens it. */
export const startClosed = queries.insertClosed;

export const openSite = (deps: Pick<Deps, 'db' | 'clock'>, actor: Pick<Actor, 'id' | 'name'> | null): Promise<void> =>
  deps.db.transaction(async (tx) => {
    if (!(await queries.markOpen(tx, actor?.id ?? null, deps.clock()))) return;
    const what = { kind: 'settings', itemId: 'opening', title: 'The site', detail: 'Open to everybody.' };
    await record(deps, tx, actor, { action: 'changed', ...what });
  });
