import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { type DocumentOption, documentFields, sizeInWords } from '../../../../../contract/media/documents.ts';
import type { BlockOf } from '../../../../../contract/pages/blocks.ts';
import { documentAccept, sendDocument } from '../../../../office/documents/send-document.ts';
import { FileButton } from '../../../../office/file-button.tsx';
import { FieldError } from '../../../../office/forms/field-error.tsx';
import { LineField } from '../../../../office/forms/line-field.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { Link } from '../../../../ui/links/link.tsx';
import { OnItsWay, useFileSending } from './block-fields.tsx';
import { ChooseMany } from './choose-blocks.tsx';

type Documents = BlockOf<'documents'>;
type Props = {
  block: Documents;
  documents: DocumentOption[];
  /** A new file is kept under this, until somebody files it elsewhere. */
  topic: string;
  error: string | undefined;
  onChange: (block: Documents) => void;
  /** For what comes later: it changes the block as it is by then. */
  onUpdate: (change: (now: Documents) => Documents) => void;
};

/** Files of the school, and a new one without leaving the page. */
export function DocumentsBlock({ block, documents, topic, error, onChange, onUpdate }: Props) {
  return (
    <>
      <LineField label="Title" value={block.title} max={200} onChange={(title) => onChange({ ...block, title })} />
      <ChooseMany
        legend="Files"
        options={documents.map(({ id, title, type, bytes, draft }) => ({
          ...{ id, label: title },
          hint: `${type.toUpperCase()}, ${sizeInWords(bytes)}${draft ? ' · a draft: readers do not see it' : ''}`,
        }))}
        chosen={block.documents}
        none="There are no documents yet."
        error={error}
        onChange={(chosen) => onChange({ ...block, documents: chosen })}
      />
      <NewFile topic={topic} onStored={(id) => onUpdate((now) => ({ ...now, documents: [...now.documents, id] }))} />
    </>
  );
}

function NewFile({ topic, onStored }: { topic: string; onStored: (id: number) => void }) {
  const [title, setTitle] = useState('');
  const [draft, setDraft] = useState(false);
  const { revalidate } = useRevalidator();
  const { busy, fault, choose } = useFileSending(async (file) => {
    const form = new FormData();
    form.set('title', title.trim() || nameOf(file.name));
    form.set('topic', topic.slice(0, documentFields.topic.max));
    form.set('draft', draft ? 'yes' : 'no');
    form.set('file', file);
    const result = await sendDocument('POST', '', form);
    if (result.kind === 'refused') return result.message;
    // Somebody may have named the next file meanwhile.
    setTitle((now) => (now === title ? '' : now));
    await revalidate();
    onStored(result.thing.id);
    return undefined;
  });
  return (
    <div className="new-file">
      <OnItsWay what="file" sending={busy} />
      <LineField
        label="Title of a new file"
        value={title}
        max={documentFields.title.max}
        hint="Empty: as the file is called."
        onChange={setTitle}
      />
      <label className="block-check">
        <input type="checkbox" checked={draft} onChange={({ target }) => setDraft(target.checked)} />
        As a draft. Otherwise everybody can download it at once.
      </label>
      <p className="row">
        <FileButton
          accept={documentAccept}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            void choose(file);
            target.value = '';
          }}
        >
          <Icon name="up" />
          {busy ? 'One moment…' : 'Add a file, up to 10 MB'}
        </FileButton>
        <Link to="/desk/documents">Replace or delete files</Link>
      </p>
      {fault && <FieldError>{fault}</FieldError>}
    </div>
  );
}

/** bus_routes-2027.pdf is called Bus routes 2027. */
function nameOf(file: string): string {
  const words = file
    .replace(/\.[^.]*$/, '')
    .replace(/[\s_-]+/g, ' ')
    .trim();
  return (words.charAt(0).toUpperCase() + words.slice(1)).slice(0, documentFields.title.max) || 'Document';
}
