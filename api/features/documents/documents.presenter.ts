import type { DocumentInfo, DocumentType, OwnDocument } from '../../../contract/documents.ts';
import type { DocumentRow } from './documents.queries.ts';

export const presentDocument = ({ id, title, topic, type, bytes, updatedAt }: DocumentRow): DocumentInfo => ({
  ...{ id, title, topic, type, bytes },
  updatedAt: updatedAt.toISOString(),
});

export const presentOwn = (row: DocumentRow & { pages: string[] }): OwnDocument => ({
  ...presentDocument(row),
  ...{ downloads: row.downloads, pages: row.pages },
});

/** Named by us, never by whoever uploaded it. */
export const mediaTypes: Record<DocumentType, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
};
