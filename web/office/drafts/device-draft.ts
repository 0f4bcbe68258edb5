import type { Values } from '../../ui/form/answer.ts';

/** What was typed and not saved, with the version of the thing it was typed over. */
export type DeviceDraft = { at: string; values: Values; version: string | undefined };
/** A draft, and where it lies. */
export type StoredDraft = DeviceDraft & { key: string };

const prefix = 'edit:';
const maxAgeMs = 30 * 24 * 60 * 60 * 1000;

/** Per person, because computers are shared; per address, because that is where one comes back to. */
export const draftPlace = (userId: number, path: string): string => `${prefix}${userId}:${path}`;

/** Each form that is opened writes to a key of its own: an older draft, and another tab's, are not written over. */
export const newDraftKey = (place: string): string => `${place}#${Date.now()}-${Math.random()}`;

/** All that is stored for a place, newest first. */
export function readDrafts(place: string): StoredDraft[] {
  try {
    removeOldDrafts();
    return Object.keys(localStorage)
      .filter((key) => key === place || key.startsWith(`${place}#`))
      .flatMap((key) => {
        const draft = readDraft(key);
        return draft ? [{ ...draft, key }] : [];
      })
      .sort((a, b) => b.at.localeCompare(a.at));
  } catch {
    return [];
  }
}

export const hasDraft = (userId: number, path: string): boolean => readDrafts(draftPlace(userId, path)).length > 0;

/** False when the browser has no room or refuses; the form works without. */
export function writeDraft(key: string, { at, values, version }: DeviceDraft): boolean {
  try {
    localStorage.setItem(key, JSON.stringify({ at, values, version }));
    return true;
  } catch {
    return false;
  }
}

export function removeDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {}
}

function removeOldDrafts(): void {
  const limit = new Date(Date.now() - maxAgeMs).toISOString();
  for (const key of Object.keys(localStorage).filter((name) => name.startsWith(prefix))) {
    const draft = readDraft(key);
    if (!draft?.at || draft.at < limit) localStorage.removeItem(key);
  }
}

function readDraft(key: string): DeviceDraft | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as DeviceDraft | null;
  } catch {
    return null;
  }
}
