import { type FormEvent, useId, useState } from 'react';
import { documentFields } from '../../../../contract/media/documents.ts';
import { documentAccept } from '../../../office/documents/send-document.ts';
import { showNotice } from '../../../office/notices/notices.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { documentCalls } from './document-calls.ts';
import { TopicField } from './topic-field.tsx';

type Props = { topics: string[]; onDone: () => Promise<void> };

export function AddDocument({ topics, onDone }: Props) {
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
    <form className="box form document-add" aria-label="Add a document" noValidate onSubmit={add}>
      <h2>Add a document</h2>
      <div className="document-fields">
        <div className="field">
          <label htmlFor={`${id}-title`}>Title</label>
          <input id={`${id}-title`} name="title" maxLength={documentFields.title.max} />
        </div>
        <div className="field">
          <label htmlFor={`${id}-topic`}>Topic</label>
          <TopicField id={`${id}-topic`} topics={topics} />
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
