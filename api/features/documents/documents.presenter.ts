import type { DocumentInfo, OwnDocument } from '../../../contract/media/documents.ts';
import type { DocumentRow, OwnRow } from './documents.queries.ts';

export const presentDocument = ({ id, title, topic, type, bytes, updatedAt }: DocumentRow): DocumentInfo => ({
  ...{ id, title, topic, type, bytes },
  updatedAt: updatedAt.toISOString(),
});

export const presentOwn = (row: OwnRow & { pages: string[] }): OwnDocument => ({
  ...presentDocument(row),
  ...{ author: row.author, downloads: row.downloads, pages: row.pages },
});
