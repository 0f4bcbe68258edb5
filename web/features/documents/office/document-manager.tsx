import { type ChangeEvent, type FormEvent, useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { documentAddress, documentFields, type OwnDocument, sizeInWords } from '../../../../contract/documents.ts';
import { Box } from '../../../office/boxes/box.tsx';
import { documentAccept } from '../../../office/documents/send-document.ts';
import { FileButton } from '../../../office/file-button.tsx';
import { reasonOf } from '../../../office/forms/reason.ts';
import { OfficeHead } from '../../../office/frame/head.tsx';
import { showNotice } from '../../../office/notices/notices.ts';
import { shortDate } from '../../../ui/dates/dates.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { ButtonLink } from '../../../ui/links/button-link.tsx';
import { documentCalls } from './document-calls.ts';

/** All documents by topic: uploaded, replaced in place, deleted. */
export function DocumentManager({ docs }: { docs: OwnDocument[] }) {
  const { revalidate } = useRevalidator();
  const topics = [...Map.groupBy(docs, ({ topic }) => topic)];

  async function replace(document: OwnDocument, { target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    const form = new FormData();
    form.set('file', file);
    const fault = await documentCalls.replace(document.id, form);
    showNotice(fault ? { bad: true, text: fault } : { text: `${document.title} is replaced, at the same address` });
    await revalidate();
  }
  async function remove(document: OwnDocument) {
    const result = await documentCalls.remove(document.id);
    if (result.kind === 'saved') showNotice({ text: `${document.title} is deleted` });
    else showNotice({ bad: true, text: `Not deleted. ${reasonOf(result)}` });
    await revalidate();
  }

  return (
    <>
      <OfficeHead
        title="Documents"
        note="Files that everybody can download. A newer file takes the place of the old one and keeps its address."
      >
        <ButtonLink to="/documents" kind="line" small>
          View the page
        </ButtonLink>
      </OfficeHead>
      <div className="document-manager">
        <AddDocument topics={topics.map(([topic]) => topic)} onDone={revalidate} />
        {topics.map(([topic, list]) => (
          <Box key={topic} title={topic} aside={list.length === 1 ? 'One file' : `${list.length} files`}>
            <ul className="document-rows">
              {list.map((document) => (
                <li key={document.id}>
                  <span className="document-kind" aria-hidden="true">
                    {document.type.toUpperCase()}
                  </span>
                  <span>
                    <a href={documentAddress(document.id)} download>
                      {document.title}
                    </a>
                    <small>
                      {document.type.toUpperCase()}, {sizeInWords(document.bytes)} · {shortDate(document.updatedAt)},
                      downloaded {times(document.downloads)}
                      {document.pages.length > 0 && ` · on ${document.pages.join(', ')}`}
                    </small>
                  </span>
                  <span className="row">
                    <FileButton accept={documentAccept} onChange={(event) => replace(document, event)}>
                      Replace<span className="vh"> {document.title}</span>
                    </FileButton>
                    <button
                      type="button"
                      className="icon-btn danger"
                      aria-label={`Delete ${document.title}`}
                      onClick={() => remove(document)}
                    >
                      <Icon name="trash" />
                    </button>
                  </span>
                </li>
              ))}
            </ul>
          </Box>
        ))}
        {docs.length === 0 && <p className="box-none">There are no documents yet.</p>}
      </div>
    </>
  );
}

type AddProps = { topics: string[]; onDone: () => Promise<void> };

function AddDocument({ topics, onDone }: AddProps) {
  const id = useId();
  const [fault, setFault] = useState('');
  const [busy, setBusy] = useState(false);

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setBusy(true);
    const wrong = await documentCalls.add(new FormData(form));
    setBusy(false);
    setFault(wrong ?? '');
    if (wrong) return;
    form.reset();
    showNotice({ text: 'Document added' });
    await onDone();
  }
  return (
    <form className="box form" aria-label="Add a document" noValidate onSubmit={add}>
      <h2>Add a document</h2>
      <div className="document-fields">
        <div className="field">
          <label htmlFor={`${id}-title`}>Title</label>
          <input id={`${id}-title`} name="title" maxLength={documentFields.title.max} />
        </div>
        <div className="field">
          <label htmlFor={`${id}-topic`}>Topic</label>
          <input id={`${id}-topic`} name="topic" maxLength={documentFields.topic.max} list={`${id}-topics`} />
          <datalist id={`${id}-topics`}>
            {topics.map((topic) => (
              <option key={topic} value={topic} />
            ))}
          </datalist>
        </div>
      </div>
      <div className="field">
        <label htmlFor={`${id}-file`}>File</label>
        <input id={`${id}-file`} className="document-drop" type="file" name="file" accept={documentAccept} />
        <p className="hint">PDF or an office file of up to 10 MB. Everybody can download it from then on.</p>
      </div>
      {fault && (
        <p className="err" role="alert">
          <Icon name="warning" />
          {fault}
        </p>
      )}
      <p className="row">
        <button type="submit" className="btn sm" disabled={busy}>
          <Icon name="up" />
          {busy ? 'One moment…' : 'Upload'}
        </button>
      </p>
    </form>
  );
}

const times = (count: number) => (count === 0 ? 'by nobody yet' : count === 1 ? 'once' : `${count} times`);
