import type { Values } from '../../ui/form/answer.ts';

/** What was typed and not saved, with the version of the thing it was typed over. */
export type DeviceDraft = { at: string; values: Values; version: string | undefined };

const prefix = 'edit:';
const keptForMs = 30 * 24 * 60 * 60 * 1000;

/** Per person, because computers are shared; per address, because that is where one comes back to. */
export const draftKey = (userId: number, path: string): string => `${prefix}${userId}:${path}`;

export function readDraft(key: string): DeviceDraft | null {
  try {
    forgetOldDrafts();
    return JSON.parse(localStorage.getItem(key) ?? 'null') as DeviceDraft | null;
  } catch {
    return null;
  }
}

/** False when the browser has no room or refuses; the form works without. */
export function writeDraft(key: string, draft: DeviceDraft): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
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

function forgetOldDrafts(): void {
  const limit = new Date(Date.now() - keptForMs).toISOString();
  for (const key of Object.keys(localStorage).filter((name) => name.startsWith(prefix))) {
    const draft = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<DeviceDraft> | null;
    if (!draft?.at || draft.at < limit) localStorage.removeItem(key);
  }
}
