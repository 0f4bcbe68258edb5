import { documentAddress, type OwnDocument, type SavedDocument } from '../../../../contract/media/documents.ts';
import { editorRole } from '../../../../contract/people/roles.ts';
import { EditForm } from '../../../office/forms/edit/edit-form.tsx';
import { SaveBar } from '../../../office/forms/edit/save-bar.tsx';
import { OfficeHead } from '../../../office/frame/head.tsx';
import { HistoryPanel } from '../../../office/history/history-panel.tsx';
import { useListAddress } from '../../../office/table/list-state.ts';
import { DeleteControl } from '../../../office/tools/delete-control.tsx';
import { guardedScreen } from '../../../session/guarded-screen.tsx';
import { viewIdOf } from '../../../ui/addresses/view-id.ts';
import { shortDate } from '../../../ui/dates/dates.ts';
import { TextField } from '../../../ui/form/fields/text-field.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { documentCalls } from './document-calls.ts';
import {
  type DocumentContent,
  documentContent,
  documentForm,
  documentValues,
  fileField,
  versionValues,
} from './document-form.ts';

const listPath = '/desk/documents';

/** Its words, and the files that it had before: another file is put in its place in the list. */
function DocumentEditor({ document }: { document: OwnDocument }) {
  const list = useListAddress(listPath);
  async function reload() {
    const saved = await documentCalls.one(String(document.id));
    return { values: documentValues(saved), version: saved.savedAt };
  }
  return (
    <EditForm<SavedDocument>
      name="document"
      form={documentForm}
      fields={[fileField(document)]}
      start={documentValues(document)}
      version={document.savedAt}
      save={(values, savedAt) =>
        documentCalls.change(document.id, { ...documentContent(values), ...(savedAt && { savedAt }) })
      }
      reload={reload}
      done={({ title, savedAt }) => ({ to: list, version: savedAt, text: `${title} is saved.` })}
      cancelTo={list}
    >
      <div className="box form">
        <TextField name="title" />
        <TextField name="topic" />
        <p>
          <a href={documentAddress(document.id)} download>
            Download the file
          </a>
        </p>
      </div>
      <HistoryPanel
        kind="document"
        id={document.id}
        toValues={(content) => versionValues(document, content as DocumentContent)}
      />
      <SaveBar label="Update" />
    </EditForm>
  );
}

type Asked = { request: Request; params: { id: string } };

export const documentScreen = guardedScreen({
  atLeast: editorRole,
  load: ({ params }: Asked) => {
    const id = viewIdOf(params.id);
    return () => documentCalls.one(id);
  },
  title: ({ data }) => data?.title ?? 'Document',
  view: ({ data: document }) => (
    <>
      <OfficeHead
        title={document.title}
        note={`Added on ${shortDate(document.createdAt)}`}
        back={{ to: listPath, label: 'Documents' }}
      />
      <DocumentEditor key={document.id} document={document} />
      <DeleteControl
        className="delete-link"
        kind="document"
        id={document.id}
        remove={() => documentCalls.remove(document)}
        text={`${document.title} is deleted.`}
        to={listPath}
        backTo={`${listPath}/${document.id}`}
      >
        <Icon name="trash" />
        Delete this document
      </DeleteControl>
    </>
  ),
});
