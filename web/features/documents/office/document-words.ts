import type { OwnDocument } from '../../../../contract/media/documents.ts';
import type { Act } from './document-calls.ts';

const verbs: Record<Exclude<Act['action'], 'topic'>, string> = {
  publish: 'Published',
  unpublish: 'Unpublished',
  author: 'Given to another author',
  delete: 'Deleted',
};
const after: Partial<Record<Act['action'], [one: string, many: string]>> = {
  publish: [' Everybody can download it now.', ' Everybody can download them now.'],
  unpublish: [' It is a draft again.', ' They are drafts again.'],
};

/** “Fees sheet”, or 3 documents. */
export const nameOf = (documents: OwnDocument[]): string =>
  documents.length === 1 ? `“${documents[0]?.title}”` : `${documents.length} documents`;

/** Published: “Fees sheet”. Everybody can download it now. */
export function doneWords(act: Act, done: OwnDocument[]): string {
  const verb = act.action === 'topic' ? `Moved to ${act.topic}` : verbs[act.action];
  return `${verb}: ${nameOf(done)}.${after[act.action]?.[done.length === 1 ? 0 : 1] ?? ''}`;
}
