import type { Db } from '../../db/client.ts';
import * as queries from './opening.queries.ts';

export type Opening = {
  isOpen: () => Promise<boolean>;
  /** Without asking: false also where nobody has asked yet. */
  isKnownOpen: () => boolean;
  /** The demo school can become a new one, which is closed: what was known is asked again. */
  invalidate: () => void;
};

/** Opened once, a site stays open: from then on nothing is asked of the database until the settings change. */
export function createOpening(db: Db): Opening {
  let isKnownOpen = false;
  return {
    isKnownOpen: () => isKnownOpen,
    invalidate() {
      isKnownOpen = false;
    },
    async isOpen() {
      isKnownOpen ||= await queries.findOpening(db);
      return isKnownOpen;
    },
  };
}
