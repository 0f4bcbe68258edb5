import { type ChangeEvent, lazy, Suspense, useId, useState } from 'react';
import type { PictureInfo } from '../../../../../contract/media/media.ts';
import { FileButton } from '../../../../office/file-button.tsx';
import { FieldError } from '../../../../office/forms/field-error.tsx';
import { LineField } from '../../../../office/forms/line-field.tsx';
import { useHiddenValue } from '../../../../office/forms/use-hidden-value.ts';
import { sendPicture } from '../../../../office/pictures/upload/send-picture.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import '../../../../office/rich-text/rich-text-field.css';

const RichTextEditor = lazy(() => import('../../../../office/rich-text/rich-text-editor.tsx'));

/** The page is not saved without what is on its way into it. */
export function OnItsWay({ what = 'picture', sending }: { what?: 'picture' | 'file'; sending: boolean }) {
  const waiting = sending ? `the ${what} that is on its way` : undefined;
  return <input ref={useHiddenValue('', waiting)} type="hidden" data-waiting={waiting} />;
}

/** Sends a file into a block; `send` answers with what is wrong, if anything is. */
export function useFileSending(send: (file: File) => Promise<string | undefined>) {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState('');

  async function choose(file: File | undefined) {
    if (!file) return;
    setBusy(true);
    setFault('');
    setFault((await send(file)) ?? '');
    // Last, since it lets the page be saved.
    setBusy(false);
  }
  return { busy, fault, choose };
}

type RichProps = { label: string; html: string; onChange: (html: string) => void };

export function BlockRichText({ label, html, onChange }: RichProps) {
  const id = useId();
  const [initial] = useState(html);
  const [sending, setSending] = useState(false);
  return (
    <div className="field">
      <OnItsWay sending={sending} />
      <span className="vh" id={`${id}-label`}>
        {label}
      </span>
      <div className="rich-text few">
        <Suspense fallback={<p className="rich-text-wait muted">One moment: the editor is coming.</p>}>
          <RichTextEditor
            name="html"
            id={id}
            labelledBy={`${id}-label`}
            describedBy={undefined}
            invalid={false}
            initial={initial}
            pictures
            onSending={setSending}
            onWrite={onChange}
            onCount={() => undefined}
          />
        </Suspense>
      </div>
    </div>
  );
}

export type Pictures = {
  pictureOf: (name: string) => PictureInfo | undefined;
  /** A new picture, or other words for one. */
  describe: (picture: PictureInfo) => void;
};

type PictureProps = Pictures & {
  label: string;
  name: string;
  error?: string | undefined;
  /** Called when the picture has come: by then the block may say something else. */
  onStored: (name: string) => void;
};

/** One picture of a block, with the words for those who cannot see it. */
export function BlockPicture({ label, name, error, pictureOf, describe, onStored }: PictureProps) {
  const { busy, fault, choose } = useFileSending(async (file) => {
    const sent = await sendPicture(file);
    if ('problem' in sent) return sent.problem;
    describe({ ...sent, alt: '', placeholder: '' });
    onStored(sent.name);
    return undefined;
  });
  function onFile({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    // The same file can be chosen once more.
    target.value = '';
    void choose(file);
  }
  const info = name ? pictureOf(name) : undefined;
  return (
    <div className={error || fault ? 'field bad block-picture' : 'field block-picture'}>
      <OnItsWay sending={busy} />
      <span className="label">{label}</span>
      {info && <img src={`/images/${encodeURIComponent(name)}?w=480`} alt={info.alt} />}
      <FileButton accept="image/jpeg,image/png" onChange={onFile}>
        <Icon name="picture" />
        {busy ? 'One moment…' : name ? 'Change the picture' : 'Choose a picture'}
      </FileButton>
      {info && (
        <LineField
          label="What it shows, for those who cannot see it"
          value={info.alt}
          max={300}
          onChange={(alt) => describe({ ...info, alt })}
        />
      )}
      {(error || fault) && <FieldError>{fault || error}</FieldError>}
    </div>
  );
}

type Marked = { beside?: 'apply' | undefined };

/** Fees are asked for where a parent applies: the first two columns of this table stand there, too. */
export function BesideApply<T extends Marked>({ block, onChange }: { block: T; onChange: (block: T) => void }) {
  return (
    <label className="block-check">
      <input
        type="checkbox"
        checked={block.beside === 'apply'}
        onChange={({ target }) => onChange({ ...block, beside: target.checked ? 'apply' : undefined })}
      />
      Fees: shown beside the application form, and “What will it cost?” counts with it
    </label>
  );
}
