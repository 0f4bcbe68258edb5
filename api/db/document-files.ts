/**
 * The files of all documents: of those that are there, of those in the trash, and those that an earlier version brings
 * back. A file belongs to one document and is named nowhere else.
 */
export const documentFiles = `
  select file from documents
  union select content->>'file' from revisions where kind = 'document' and content ? 'file'
  union select row->>'file' from trash, jsonb_array_elements(rows->'documents') row where kind = 'document'`;
