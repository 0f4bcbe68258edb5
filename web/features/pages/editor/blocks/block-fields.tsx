import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import type { PictureInfo } from '../../../../../contract/media/media.ts';
import { FileButton } from '../../../../office/file-button.tsx';
import { useHiddenValue } from '../../../../office/forms/use-hidden-value.ts';
import { uploadPicture } from '../../../../office/pictures/upload-picture.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import '../../../../office/rich-text/rich-text-field.css';

const RichTextEditor = lazy(() => import('../../../../office/rich-text/rich-text-editor.tsx'));

type LineProps = {
  label: string;
  value: string;
  max?: number | undefined;
  hint?: string;
  rows?: number;
  placeholder?: string;
  error?: string | undefined;
  onChange: (value: string) => void;
};

/** One field of a block. */
export function BlockLine({ label, value, max, hint, rows, placeholder, error, onChange }: LineProps) {
  const id = useId();
  const shared = {
    ...{ id, value, maxLength: max, placeholder, 'aria-invalid': error ? true : undefined },
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  return (
    <div className={error ? 'field bad' : 'field'}>
      <label htmlFor={id}>{label}</label>
      {rows ? <textarea rows={rows} {...shared} /> : <input {...shared} />}
      {error && <Wrong>{error}</Wrong>}
      {hint && <p className="hint">{hint}</p>}
    </div>
  );
}

export const Wrong = ({ children }: { children: ReactNode }) => (
  <p className="err">
    <Icon name="warning" />
    {children}
  </p>
);

/** The page is not saved without what is on its way into it. */
export function OnItsWay({ what = 'picture', sending }: { what?: 'picture' | 'file'; sending: boolean }) {
  const waiting = sending ? `the ${what} that is on its way` : undefined;
  return <input ref={useHiddenValue('', waiting)} type="hidden" data-waiting={waiting} />;
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
  const [state, setState] = useState<'idle' | 'busy'>('idle');
  const [fault, setFault] = useState('');
  const info = name ? pictureOf(name) : undefined;

  async function choose(file: File | undefined) {
    if (!file) return;
    setState('busy');
    setFault('');
    const signal = new AbortController().signal;
    const result = await uploadPicture({ file, path: 'singleUpload', onProgress: () => undefined, signal });
    if (result.kind === 'stored') {
      const { width, height } = await createImageBitmap(file).catch(() => ({ width: 3, height: 2 }));
      describe({ name: result.name, alt: '', width, height, placeholder: '' });
      onStored(result.name);
    } else setFault(result.kind === 'refused' ? result.message : 'The picture did not arrive. Please try again.');
    // Last, since it lets the page be saved.
    setState('idle');
  }
  return (
    <div className={error || fault ? 'field bad block-picture' : 'field block-picture'}>
      <OnItsWay sending={state === 'busy'} />
      <span className="label">{label}</span>
      {info && <img src={`/images/${encodeURIComponent(name)}?w=480`} alt={info.alt} />}
      <FileButton accept="image/jpeg,image/png" onChange={({ target }) => void choose(target.files?.[0])}>
        <Icon name="picture" />
        {state === 'busy' ? 'One moment…' : name ? 'Change the picture' : 'Choose a picture'}
      </FileButton>
      {info && (
        <BlockLine
          label="What it shows, for those who cannot see it"
          value={info.alt}
          max={300}
          onChange={(alt) => describe({ ...info, alt })}
        />
      )}
      {(error || fault) && <Wrong>{fault || error}</Wrong>}
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
