import { type ChangeEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { maxPictureBytes, pictureMessages } from '../../../../contract/media/media.ts';
import { Icon } from '../../icons/icon.tsx';
import { useField, useFormState } from '../form-state.ts';
import { Field } from './field.tsx';
import { shrinkPicture } from './shrink-picture.ts';

type Props = { name: string; label: ReactNode; hint?: ReactNode };

/** One picture; a photograph that is too large can be made smaller here. */
export function PictureField({ name, label, hint }: Props) {
  const { control, error } = useField(name, hint);
  const { answer } = useFormState();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<{ file: File; url: string } | null>(null);
  const [shrinking, setShrinking] = useState<'no' | 'busy' | 'failed'>('no');

  useEffect(() => () => URL.revokeObjectURL(chosen?.url ?? ''), [chosen]);

  function onChange({ currentTarget: { files } }: ChangeEvent<HTMLInputElement>) {
    const file = files?.[0];
    setShrinking('no');
    setChosen(file ? { file, url: URL.createObjectURL(file) } : null);
  }

  async function shrink(file: File) {
    setShrinking('busy');
    const smaller = await shrinkPicture(file, maxPictureBytes);
    if (!smaller || !input.current) return setShrinking('failed');
    const transfer = new DataTransfer();
    transfer.items.add(smaller);
    input.current.files = transfer.files;
    for (const type of ['input', 'change']) input.current.dispatchEvent(new Event(type, { bubbles: true }));
    input.current.focus();
  }

  const shown = chosen && error === undefined ? chosen : null;
  return (
    <Field id={control.id} label={label} hint={hint} error={error}>
      <input {...control} ref={input} type="file" accept=".jpg,.jpeg,.png,image/jpeg,image/png" onChange={onChange} />
      {chosen && error === pictureMessages.tooLarge && (
        <button
          className="btn line sm"
          type="button"
          disabled={shrinking === 'busy'}
          onClick={() => shrink(chosen.file)}
        >
          <Icon name="picture" />
          {shrinking === 'busy' ? 'Making it smaller…' : 'Make the picture smaller'}
        </button>
      )}
      {answer && (
        <noscript>
          <p className="hint">Please choose the picture again: a browser does not keep it.</p>
        </noscript>
      )}
      <p className="hint" role="status">
        {shrinking === 'failed' && 'The picture could not be made smaller. Please choose another one.'}
        {shown && `${shown.file.name}, ${Math.ceil(shown.file.size / 1000)} kB`}
      </p>
      {shown && (
        <img className="picture-preview" src={shown.url} alt="The one you have chosen" width={160} height={160} />
      )}
    </Field>
  );
}
