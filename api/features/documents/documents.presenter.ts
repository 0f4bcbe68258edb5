import type { DocumentInfo, OwnDocument } from '../../../contract/documents.ts';
import type { DocumentRow } from './documents.queries.ts';

export const presentDocument = ({ id, title, topic, type, bytes, updatedAt }: DocumentRow): DocumentInfo => ({
  ...{ id, title, topic, type, bytes },
  updatedAt: updatedAt.toISOString(),
});

export const presentOwn = (row: DocumentRow & { pages: string[] }): OwnDocument => ({
  ...presentDocument(row),
  ...{ downloads: row.downloads, pages: row.pages },
});
