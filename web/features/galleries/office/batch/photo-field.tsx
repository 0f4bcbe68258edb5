import { type RefObject, useEffect, useId, useRef } from 'react';
import { maxImagesAtOnce } from '../../../../../contract/content/galleries.ts';
import { altFieldOf, picturesIn } from '../../../../office/forms/edit/edit-fields.ts';
import { useHiddenValue } from '../../../../office/forms/use-hidden-value.ts';
import { PictureDrop } from '../../../../office/pictures/picture-drop.tsx';
import { countUnderWay, UploadQueue } from '../../../../office/pictures/upload/upload-queue.ts';
import { useUploadQueue } from '../../../../office/pictures/upload/use-upload-queue.ts';
import { useField, useFormState } from '../../../../ui/form/form-state.ts';
import { BatchProgress } from './batch-progress.tsx';
import { LeftOutFiles } from './left-out-files.tsx';
import { captionFieldOf, photographs } from './photo.ts';
import { PhotoRow } from './photo-row.tsx';
import { useLeftOut } from './use-left-out.ts';
import '../../../../office/pictures/picture-picker.css';
import './photo-field.css';

const hint = `Up to ${maxImagesAtOnce} at a time. Only jpg, jpeg and png files of not more than 700kb will be uploaded; larger ones are made smaller first.`;

type Props = {
  name: string;
  /** Gives the queue to whoever saves. */
  holder: RefObject<UploadQueue | null>;
};

/** The photographs; the field's value is the stored names, joined by commas. */
export function PhotoField({ name, holder }: Props) {
  const { control, initial } = useField(name, hint);
  const { queue, uploads, stored } = useUploadQueue(
    () => new UploadQueue({ stored: picturesIn(initial), mayDiscard: () => true }),
    holder,
  );
  const { values } = useFormState();
  const labelId = useId();
  const list = useRef<HTMLUListElement>(null);
  const { leftOut, choose } = useLeftOut(queue);

  const underWay = countUnderWay(uploads);
  const waiting = underWay > 0 ? `${photographs(underWay)} on the way` : undefined;
  const hidden = useHiddenValue(stored, waiting);

  // What was removed took its button with it: the next one, or the place to choose, gets the focus.
  const count = uploads.length;
  const before = useRef(count);
  useEffect(() => {
    const fewer = count < before.current;
    before.current = count;
    if (!fewer || document.activeElement !== document.body) return;
    const next = list.current?.querySelector<HTMLElement>('[data-remove]');
    (next ?? document.getElementById(control.id))?.focus();
  }, [count, control.id]);

  return (
    <section className="edit-box form photo-field" aria-labelledby={labelId}>
      <h2 id={labelId}>Photographs</h2>
      <input ref={hidden} type="hidden" name={name} value={stored} data-waiting={waiting} />
      <div className="field">
        {count < maxImagesAtOnce && (
          <PictureDrop control={control} several label="Choose photographs, or drop them here" onFiles={choose} />
        )}
        <p className="hint" id={`${control.id}-hint`}>
          {hint}
        </p>
      </div>
      <LeftOutFiles leftOut={leftOut} />
      <BatchProgress photos={uploads} onRetry={(keys) => queue.retry(keys)} onRemove={(keys) => queue.remove(keys)} />
      <ul ref={list} className="photo-rows">
        {uploads.map((photo, place) => (
          <PhotoRow
            key={photo.key}
            photo={photo}
            number={place + 1}
            queue={queue}
            caption={photo.name ? (values[captionFieldOf(photo.name)] ?? '') : ''}
            alt={photo.name ? (values[altFieldOf(photo.name)] ?? '') : ''}
          />
        ))}
      </ul>
    </section>
  );
}
