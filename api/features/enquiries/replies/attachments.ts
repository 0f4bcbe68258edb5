import { maxReplyBytes, maxReplyFiles, replyMessages as messages } from '../../../../contract/enquiries/replies.ts';
import { type DocumentType, documentMediaTypes, documentMessages } from '../../../../contract/media/documents.ts';
import type { Deps } from '../../../deps.ts';
import { ApiError, invalid } from '../../../lib/errors.ts';
import { oneLine } from '../../../lib/mail/header-text.ts';
import { checkedDocument, openDocument } from '../../documents/documents.service.ts';
import { cleanPicture } from '../../media/media.service.ts';
import type { NewFile } from './replies.queries.ts';

const nameMaxLength = 120;
const pictureEnding = /\.(jpe?g|png)$/i;

type Asked = { documents: number[]; files?: unknown };

/** What goes with an answer: documents of the site, and files that passed the same gates as every other upload. */
export async function collectFiles(deps: Deps, { documents, files }: Asked): Promise<NewFile[]> {
  const given = (Array.isArray(files) ? files : [files]).filter((file) => file instanceof File && file.size > 0);
  if (documents.length + given.length > maxReplyFiles) throw invalid({ files: messages.tooMany });
  if (sizeOf(given) > maxReplyBytes) throw tooLarge();
  const collected: NewFile[] = [];
  for (const id of documents) collected.push(await ofDocument(deps, id));
  for (const file of given) collected.push(await checkedFile(file));
  if (collected.reduce((sum, { content }) => sum + content.length, 0) > maxReplyBytes) throw tooLarge();
  return collected;
}

const sizeOf = (files: File[]) => files.reduce((sum, { size }) => sum + size, 0);
const tooLarge = () => new ApiError('too_large', messages.tooLarge, { fields: { files: messages.tooLarge } });

async function ofDocument(deps: Deps, id: number): Promise<NewFile> {
  const { row, content } = await openDocument(deps, id);
  return { name: fileName(row.title, row.type), type: documentMediaTypes[row.type], content: Buffer.from(content) };
}

/** A picture is written anew, anything else must be the document that its name says. */
export async function checkedFile(file: File): Promise<NewFile> {
  try {
    if (!pictureEnding.test(file.name)) return named(file.name, await checkedDocument(file));
    const { type, content } = await cleanPicture(new Uint8Array(await file.arrayBuffer()));
    const ending = type === 'png' ? 'png' : 'jpg';
    return { name: fileName(stem(file.name), ending), type: `image/${type}`, content: Buffer.from(content) };
  } catch (error) {
    // The gates speak of one file of one kind; here it is one of several.
    if (!(error instanceof ApiError && error.code === 'wrong_type')) throw error;
    const words = error.message === documentMessages.wrongType ? messages.wrongType : error.message;
    throw new ApiError('wrong_type', words, { fields: { files: `${oneLine(file.name)}: ${words}` } });
  }
}

const named = (name: string, { type, content }: { type: DocumentType; content: Buffer }): NewFile => ({
  ...{ name: fileName(stem(name), type), type: documentMediaTypes[type], content },
});

const stem = (name: string) => name.replace(/\.[^.]*$/, '');

/** As its reader will see it: one line, no folder, and the ending that fits what is in it. */
const fileName = (words: string, ending: string): string => {
  const plain = oneLine(words.replace(/[\\/:*?"<>|]+/g, ' '))
    .slice(0, nameMaxLength)
    .toWellFormed();
  return `${plain.replace(/^[. ]+/, '') || 'file'}.${ending}`;
};
