import {
  type DocumentType,
  documentFields,
  type OwnDocument,
  sizeInWords,
} from '../../../../contract/media/documents.ts';
import { contentOf, quietly, valuesOf } from '../../../office/forms/describe-values.ts';
import type { EditField } from '../../../office/forms/edit/edit-fields.ts';
import { moment } from '../../../office/words/moment.ts';
import type { Values } from '../../../ui/form/answer.ts';
import type { FormFields } from '../../../ui/form/describe.ts';

export const documentForm = quietly({
  title: { rule: documentFields.title, label: 'Title', needed: 'a title', autoComplete: 'off' },
  topic: { rule: documentFields.topic, label: 'Topic', needed: 'a topic', autoComplete: 'off' },
  draft: {
    rule: documentFields.draft,
    label: 'Publishing',
    show: ({ draft }) => (draft === 'on' ? 'A draft' : 'Published'),
  },
} satisfies FormFields);

type File = { type: DocumentType; bytes: number };

/** What the versions of a document keep. */
export type DocumentContent = File & { title: string; topic: string; draft?: boolean; file: string; came: string };

export const documentValues = (document: { title: string; topic: string; draft?: boolean }): Values =>
  valuesOf(documentForm, document);

const fileWords = ({ type, bytes }: File, came: string) =>
  `${type.toUpperCase()}, ${sizeInWords(bytes)}, of ${moment(came)}`;
const presentFile = (document: OwnDocument) => fileWords(document, document.updatedAt);

/** No field of the form holds the file: only a version brings another one along. */
export const fileField = (document: OwnDocument): EditField => ({
  name: 'file',
  label: 'File',
  words: ({ file, fileWords }) => (file ? (fileWords ?? '') : presentFile(document)),
});

/** What a version puts in place of the present one: its words, and its file where that is another. */
export function versionValues(document: OwnDocument, content: DocumentContent): Values {
  const isPresent = content.came === document.updatedAt && content.bytes === document.bytes;
  if (isPresent) return documentValues(content);
  const words = fileWords(content, content.came);
  const said = words === presentFile(document) ? `${words}, the one before` : words;
  return { ...documentValues(content), file: content.file, fileWords: said };
}

/** What the API takes. */
export const documentContent = (values: Values) => ({
  ...contentOf(documentForm, values),
  ...(values.file && { file: values.file }),
});
