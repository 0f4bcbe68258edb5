import { useCallback } from 'react';
import type { OwnDocument, SavedDocument } from '../../../../contract/media/documents.ts';
import { editorRole } from '../../../../contract/people/roles.ts';
import { EditForm } from '../../../office/forms/edit/edit-form.tsx';
import { SaveBar } from '../../../office/forms/edit/save-bar.tsx';
import { OfficeHead } from '../../../office/frame/head.tsx';
import { HistoryPanel } from '../../../office/history/history-panel.tsx';
import { ShowSomebody } from '../../../office/preview/show-somebody.tsx';
import { useListAddress } from '../../../office/table/list-state.ts';
import { DeleteControl } from '../../../office/tools/delete-control.tsx';
import { guardedScreen } from '../../../session/guarded-screen.tsx';
import { viewIdOf } from '../../../ui/addresses/view-id.ts';
import { shortDate } from '../../../ui/dates/dates.ts';
import { TextField } from '../../../ui/form/fields/text-field.tsx';
import { useFormState } from '../../../ui/form/form-state.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { documentCalls } from './document-calls.ts';
import { DocumentFile } from './document-file.tsx';
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
        <DraftField />
        <p>
          <DocumentFile document={document}>Download the file</DocumentFile>
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

function DraftField() {
  const { name, values } = useFormState();
  return (
    <label className="check-row">
      <input type="checkbox" name="draft" id={`${name}-draft`} defaultChecked={values.draft === 'on'} />
      <span>
        A draft
        <small>Readers neither find nor download it. All editors see it.</small>
      </span>
    </label>
  );
}

function ShowDocument({ id }: { id: number }) {
  return (
    <ShowSomebody
      path="/p"
      note="It shows the title and gives the file."
      state={useCallback(() => documentCalls.preview(id), [id])}
      make={() => documentCalls.makePreview(id)}
      end={() => documentCalls.endPreview(id)}
    />
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
      <div className="box document-show">
        <ShowDocument key={`link ${document.id}`} id={document.id} />
      </div>
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
