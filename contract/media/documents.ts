import { z } from 'zod';
import { id, instant, line, optionalLine, unlessNoObject, wholeNumber } from '../common/fields.ts';
import { lineOf, yesOf } from '../common/form.ts';
import { pageCount, pageNumber } from '../common/paging.ts';
import { chosenOf } from '../common/several.ts';

export const maxDocumentBytes = 10_000_000;
export const documentTypes = ['pdf', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp'] as const;
export type DocumentType = (typeof documentTypes)[number];

/** Named by us, never by whoever uploaded it. */
export const documentMediaTypes: Record<DocumentType, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
};

/** As many as one page of the list shows. */
export const maxChosenDocuments = 30;

const titleMaxLength = 160;
const topicMaxLength = 60;

export const documentMessages = {
  title: 'A title is required.',
  topic: 'A topic is required.',
  file: 'Choose a file.',
  tooLarge: 'The file is too large. Upload one of at most 10 MB.',
  wrongType: 'Only PDF and office files (docx, xlsx, pptx, odt, ods, odp) can be uploaded.',
  notWhatItSays: 'What is in the file is not what its name says. Save it again as PDF, or in the program that made it.',
  macros: 'The file carries a program (macros). Save it without, or as PDF.',
  locked: 'The file asks for a password, so nobody could read it. Save it without one.',
  fileGone: 'This file is no longer kept. Choose another version.',
  action: 'Say what is to be done with them.',
  items: `Choose 1 to ${maxChosenDocuments} of the list.`,
  sort: 'Choose an order of the list.',
  asDraft: 'Say yes for a draft, or no.',
  draft: 'Say true for a draft, or false.',
  author: 'Choose who is to be the author.',
  inUse: (pages: string[]) => `These pages offer it: ${pages.join(', ')}. Take it off them first.`,
} as const;

/** What is written of a document; the form of the office follows the same list. */
export const documentFields = {
  title: lineOf(titleMaxLength, documentMessages.title),
  topic: lineOf(topicMaxLength, documentMessages.topic),
  draft: yesOf(),
};

const title = line(titleMaxLength, documentMessages.title);
const topic = line(topicMaxLength, documentMessages.topic);
const file = z
  .any()
  .optional()
  .meta({ type: 'string', format: 'binary', description: 'A PDF or office file of at most 10,000,000 bytes' });

export const documentAdd = z.object({
  ...{ title, topic, file },
  draft: z
    .enum(['yes', 'no'], { error: documentMessages.asDraft })
    .default('no')
    .describe('Whether readers do not see it yet'),
});
const savedAt = instant.optional().describe('The `savedAt` that the change is based on');
const keptFile = z
  .string()
  .max(60)
  .regex(/^[\w-]+\.[a-z]+$/, documentMessages.fileGone)
  .optional()
  .describe('The file of one of its earlier versions, to bring that back; not sent, the file stays');

export const documentReplace = z.object({ file, savedAt });
export const documentEdit = z.object({
  ...{ title, topic, file: keptFile, savedAt },
  draft: z
    .boolean({ error: documentMessages.draft })
    .optional()
    .describe('Whether readers do not see it; not sent, that stays as it is'),
});
export const documentRemove = z.object({ savedAt });

export type DocumentEdit = z.infer<typeof documentEdit>;

export const documentInfo = z
  .object({
    id: z.number().int(),
    title: z.string(),
    topic: z.string(),
    type: z.enum(documentTypes),
    bytes: z.number().int(),
    updatedAt: instant.describe('When the file that is there now came'),
  })
  .meta({ id: 'Document' });

export type DocumentInfo = z.infer<typeof documentInfo>;

const draft = z.boolean().describe('For those who keep documents alone: readers neither find nor download it');
const stateSaid = {
  draft,
  savedAt: instant.describe('When its words, its file or its state were last changed'),
};

export const savedDocument = documentInfo.extend(stateSaid).meta({ id: 'SavedDocument' });

export type SavedDocument = z.infer<typeof savedDocument>;

export const ownDocument = documentInfo
  .extend({
    ...stateSaid,
    createdAt: instant,
    author: z.string().nullable().describe('Who uploaded it first, or was given it'),
    authorId: id.nullable(),
    downloads: z.number().int(),
    pages: z.array(z.string()).describe('The titles of the pages that offer it'),
  })
  .meta({ id: 'OwnDocument' });

export type OwnDocument = z.infer<typeof ownDocument>;

export const documentQuery = z.object({ q: optionalLine(100).default('').describe('Words of the title or the topic') });
export const documentList = z.object({ docs: z.array(documentInfo) });

/** Also of what readers do not see yet a page may be written. */
const documentOption = documentInfo.extend({ draft }).meta({ id: 'DocumentOption' });

export type DocumentOption = z.infer<typeof documentOption>;

export const documentOptions = z.object({ docs: z.array(documentOption) });

const documentStates = ['public', 'draft'] as const;

export type DocumentState = (typeof documentStates)[number];

export const ownDocumentQuery = z.object({
  page: pageNumber,
  q: optionalLine(100).default('').describe('Words of the title'),
  sort: z
    .enum(['at', '-at', 'title', '-title', 'downloads', '-downloads'], { error: documentMessages.sort })
    .default('-at')
    .describe('A minus: downwards'),
  topic: optionalLine(topicMaxLength).optional().describe('Only those of this topic'),
  state: z.enum(documentStates).optional().describe('Only what readers see, or what they do not'),
  author: id.optional().describe('Only what is by this user'),
});

export type OwnDocumentQuery = z.infer<typeof ownDocumentQuery>;

const person = z.object({ id, name: z.string() });

export const ownDocumentList = z.object({
  docs: z.array(ownDocument),
  pages: pageCount,
  total: z.number().int().min(0),
  topics: z.array(z.string()).describe('What there is to choose from, and to sort a new one under'),
  authors: z.array(person).describe('By whom there is something'),
  heirs: z.array(person).describe('Whom you may make the author of what is yours to give'),
  states: z
    .object({ public: z.number().int().min(0), draft: z.number().int().min(0) })
    .describe('How many there are in each state, whatever state was asked for'),
});

const items = chosenOf(maxChosenDocuments, documentMessages.items);

export const documentAct = z.discriminatedUnion(
  'action',
  [
    z.object({ action: z.literal('publish'), items }),
    z.object({ action: z.literal('unpublish'), items }),
    z.object({ action: z.literal('topic'), items, topic }),
    z.object({
      action: z.literal('author'),
      items,
      authorId: wholeNumber<string | number>(1, undefined, documentMessages.author),
    }),
    z.object({ action: z.literal('delete'), items }),
  ],
  unlessNoObject(documentMessages.action),
);

export type DocumentAct = z.infer<typeof documentAct>;

export const documentParam = z.object({ id });

/** Where it is downloaded, whichever file is there. */
export const documentAddress = (number: number): string => `/documents/${number}`;

export function sizeInWords(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  return kilobytes < 1000 ? `${kilobytes} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
