import { type ReactNode, useId, useRef } from 'react';
import type { PictureInfo } from '../../../contract/media/media.ts';
import { maxPictures, pictureMessages } from '../../../contract/media/media.ts';
import { useField, useFormState } from '../../ui/form/form-state.ts';
import { useFocusNext } from '../focus-next.ts';
import { useEdit } from '../forms/edit/edit-context.ts';
import { altFieldOf, captionFieldOf, picturesIn } from '../forms/edit/edit-fields.ts';
import { FieldError } from '../forms/field-error.tsx';
import { useHiddenValue } from '../forms/use-hidden-value.ts';
import { LeftOutList } from './consent/left-out-list.tsx';
import { useConsents } from './consent/use-consents.ts';
import { PictureDrop } from './picture-drop.tsx';
import { PictureTile } from './picture-tile.tsx';
import type { FileName, UploadPath } from './upload/upload-picture.ts';
import { usePictures } from './use-pictures.ts';
import './picture-picker.css';

type Props = {
  /** The field; its value is the stored names, joined by commas. */
  name: string;
  /** As the form is described unless said. */
  label?: string;
  max?: number;
  /** What is known of the pictures that are there: their descriptions. */
  known?: PictureInfo[];
  hint?: ReactNode;
  /** What is said of a file that is not taken; without it, a picker for several has one note for all. */
  messages?: { wrongType: string; tooLarge: string };
  /** Asks for words for those who cannot see it. */
  describe?: boolean;
  /** Asks for a line that stands below it. */
  captions?: boolean;
  /** The first of several stands for all of them in lists. */
  cover?: boolean;
  upload?: UploadPath;
  /** How the stored file is to be named. */
  fileName?: FileName;
  /** Where a picture is seen that is not public yet. */
  addressOf?: (name: string) => string;
};

const publicAddress = (name: string) => `/images/${encodeURIComponent(name)}?w=320`;

/** Up to so many pictures: dropped here, chosen, or taken with the phone. */
export function PicturePicker({ name, label, max = maxPictures, known = [], hint, describe = true, ...rest }: Props) {
  const { cover = false, messages = max === 1 ? pictureMessages : null, upload = 'singleUpload' } = rest;
  const { fileName, captions = false, addressOf = publicAddress } = rest;
  const { control, described, error, initial } = useField(name, hint);
  const { values } = useFormState();
  const { saved } = useEdit();
  const labelId = useId();
  const list = useRef<HTMLUListElement>(null);
  const focusNext = useFocusNext();
  const { uploads, stored, leftOut, ...on } = usePictures({
    names: picturesIn(initial),
    path: upload,
    isSaved: (picture) => picturesIn(saved[name]).includes(picture),
    ...{ max, fileName },
  });

  const notedOf = useConsents(uploads, describe);

  const broken = uploads.some(({ state }) => state === 'failed');
  const pending = uploads.some(({ name }) => name === null);
  const waiting = broken ? 'the picture that did not arrive' : pending ? 'the picture that is on its way' : undefined;
  const hidden = useHiddenValue(stored, waiting);

  const altOf = (picture: string) =>
    values[altFieldOf(picture)] ?? known.find((one) => one.name === picture)?.alt ?? '';

  const captionOf = (picture: string) =>
    values[captionFieldOf(picture)] ?? known.find((one) => one.name === picture)?.caption ?? '';

  /** What was removed took its button with it. */
  function remove(key: string) {
    on.remove(key);
    focusNext(() => list.current?.querySelector<HTMLElement>('[data-field]'));
  }

  /** Whoever moves it by its buttons stays with it; at either end only the way back is left. */
  function move(from: number, to: number) {
    const byButton = document.activeElement?.closest('.picture-tiles') === list.current;
    on.move(from, to);
    if (!byButton) return;
    focusNext(() => {
      const [forward, back] =
        list.current?.children[to]?.querySelectorAll<HTMLButtonElement>('figcaption button') ?? [];
      const [pressed, other] = to < from ? [forward, back] : [back, forward];
      return pressed?.matches(':disabled') ? other : pressed;
    });
  }

  return (
    <fieldset className={error ? 'field picker-field bad' : 'field picker-field'} aria-labelledby={labelId}>
      <span className="label" id={labelId}>
        {label ?? described?.label}
      </span>
      <input ref={hidden} type="hidden" name={name} value={stored} data-waiting={waiting} />
      <ul ref={list} className={max === 1 ? 'picture-tiles single' : 'picture-tiles'}>
        {uploads.map((upload, place) => (
          <PictureTile
            key={upload.key}
            upload={upload}
            preview={upload.preview ?? (upload.name ? addressOf(upload.name) : '')}
            place={place}
            count={uploads.length}
            several={max > 1}
            isCover={cover && place === 0}
            alt={describe && upload.name ? altOf(upload.name) : null}
            caption={captions && upload.name ? captionOf(upload.name) : null}
            noted={notedOf(upload)}
            onRemove={() => remove(upload.key)}
            onRetry={() => on.retry(upload)}
            onMove={move}
          />
        ))}
        {(max === 1 || uploads.length < max) && (
          <li>
            <PictureDrop
              control={control}
              several={max > 1}
              label={max === 1 && uploads.length > 0 ? 'Change the picture' : 'Add a picture'}
              onFiles={on.choose}
            />
          </li>
        )}
      </ul>
      {error && <FieldError id={`${control.id}-error`}>{error}</FieldError>}
      <LeftOutList leftOut={leftOut} words={messages} several={max > 1} onShrink={on.shrink} />
      {hint && (
        <p className="hint" id={`${control.id}-hint`}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}
