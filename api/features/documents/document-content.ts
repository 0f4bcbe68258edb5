import { type DocumentType, documentTypes, documentMessages as messages } from '../../../contract/media/documents.ts';
import { ApiError } from '../../lib/errors.ts';

/** The parts that only a file of this type has; nothing is unpacked to find them. */
const telling: Partial<Record<DocumentType, string>> = {
  docx: 'word/document.xml',
  xlsx: 'xl/workbook.xml',
  pptx: 'ppt/presentation.xml',
};
const openDocument: Partial<Record<DocumentType, string>> = {
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
};
const maxParts = 20_000;

const refusal = (message: string) => new ApiError('wrong_type', message, { fields: { file: message } });

export const typeOfName = (name: string): DocumentType | undefined =>
  documentTypes.find((type) => name.toLowerCase().endsWith(`.${type}`));

/** What is in the file must be what its name says. */
export function requireContent(type: DocumentType, bytes: Buffer): void {
  if (type === 'pdf') requirePdf(bytes);
  else requireOffice(type, bytes);
}

function requireOffice(type: DocumentType, bytes: Buffer): void {
  // A file with a password is a wrapping of another kind around the real one.
  if (bytes.subarray(0, 4).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0]))) throw refusal(messages.locked);
  const parts = partsOf(bytes);
  if (!parts) throw refusal(messages.notWhatItSays);
  if (parts.some((name) => /vbaproject|(?:^|\/)(?:basic|scripts)\//i.test(name))) throw refusal(messages.macros);
  if (!(isOffice(type, parts) || isOpenDocument(type, bytes))) throw refusal(messages.notWhatItSays);
}

function requirePdf(bytes: Buffer): void {
  const isWhole = bytes.subarray(-2048).includes('%%EOF');
  if (!bytes.subarray(0, 5).equals(Buffer.from('%PDF-')) || !isWhole) throw refusal(messages.notWhatItSays);
  // Programs that start on the reader's machine have no place in a letter to parents.
  if (launch.test(bytes.toString('latin1'))) throw refusal(messages.macros);
}

/** A name may write its letters as numbers: /#4caunch is /Launch. Replacing them would take gigabytes where all are. */
const launch = /(?:\/|#2[fF])(?:L|#4[cC])(?:a|#61)(?:u|#75)(?:n|#6[eE])(?:c|#63)(?:h|#68)\b/;

const isOffice = (type: DocumentType, parts: string[]): boolean => {
  const part = telling[type];
  return part !== undefined && parts.includes(part) && parts.includes('[Content_Types].xml');
};

/** Its first part says the type, unpacked: thirty bytes of head, the name, the words. */
const isOpenDocument = (type: DocumentType, bytes: Buffer): boolean => {
  const words = openDocument[type];
  return words !== undefined && bytes.subarray(30, 38 + words.length).toString('latin1') === `mimetype${words}`;
};

/** The names in the list at the end of a zip archive; undefined for what is none. */
function partsOf(bytes: Buffer): string[] | undefined {
  if (bytes.length < 22 || bytes.readUInt32LE(0) !== 0x04034b50) return undefined;
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + 22 > bytes.length) return undefined;
  const count = bytes.readUInt16LE(end + 10);
  if (count > maxParts) return undefined;
  const names: string[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let part = 0; part < count; part += 1) {
    if (at + 46 > end || bytes.readUInt32LE(at) !== 0x02014b50) return undefined;
    const length = bytes.readUInt16LE(at + 28);
    names.push(bytes.subarray(at + 46, at + 46 + length).toString('utf8'));
    at += 46 + length + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return names;
}
