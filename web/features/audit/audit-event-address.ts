import type { AuditEntry } from '../../../contract/common/history.ts';
import { contentAddress, isRestorable } from '../../office/words/content-types.ts';

const gone = ['deleted', 'refused', 'removed', 'withdrawn'];

/** Where the thing is now: at its address, or in the trash. */
export function auditEventAddress({
  action,
  kind,
  itemId,
  title,
}: Pick<AuditEntry, 'action' | 'kind' | 'itemId' | 'title'>) {
  if (!gone.includes(action)) return kind === 'settings' ? settingsAddress(itemId) : contentAddress(kind, itemId);
  if (!isRestorable(kind)) return undefined;
  return `/admin/trash?${new URLSearchParams({ q: title.slice(0, 100), kind })}`;
}

/** Where these stand in the settings. */
const sections: Record<string, string> = { school: 'name', crest: 'look', brand: 'look' };

const settingsAddress = (itemId: string) =>
  `/admin/settings#${sections[itemId] ?? itemId.replace(/^scenes-/, 'pictures-')}`;
