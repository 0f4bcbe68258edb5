import { schoolTimeWords } from '../../../contract/common/school-time.ts';
import { momentInWords } from './publish-values.ts';

/** Why readers do not see it yet; nothing for what is public. */
export function publishMark({ draft, createdAt }: { draft: boolean; createdAt: string }): string | undefined {
  if (draft) return 'Draft: only its author and the administrators see it.';
  if (new Date(createdAt) <= new Date()) return undefined;
  return `Not public yet: it will be published on ${momentInWords(createdAt)}, ${schoolTimeWords()}.`;
}
