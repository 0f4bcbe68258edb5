import type { DocumentInfo, DocumentOption, OwnDocument, SavedDocument } from '../../../contract/media/documents.ts';
import type { Version } from '../revisions/revisions.service.ts';
import type { DocumentRow, OwnRow } from './documents.queries.ts';

export const presentDocument = ({ id, title, topic, type, bytes, updatedAt }: DocumentRow): DocumentInfo => ({
  ...{ id, title, topic, type, bytes },
  updatedAt: updatedAt.toISOString(),
});

export const presentOption = (row: DocumentRow): DocumentOption => ({ ...presentDocument(row), draft: row.draft });

export const presentSaved = (row: DocumentRow): SavedDocument => ({
  ...presentOption(row),
  savedAt: row.savedAt.toISOString(),
});

export const presentOwn = (row: OwnRow & { pages: string[] }): OwnDocument => ({
  ...presentSaved(row),
  createdAt: row.createdAt.toISOString(),
  ...{ author: row.author, authorId: row.uploadedBy, downloads: row.downloads, pages: row.pages },
});

/** What a change takes to bring it back, and what is said of the file beside others. */
export function presentVersion({ id, title, topic, file, type, bytes, draft, updatedAt }: DocumentRow): Version {
  const content = { title, topic, file, type, bytes, draft, came: updatedAt.toISOString() };
  return { kind: 'document', itemId: id, title, content };
}
