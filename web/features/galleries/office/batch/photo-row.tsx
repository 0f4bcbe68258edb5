import { type KeyboardEvent, memo, useId } from 'react';
import { captionMaxLength } from '../../../../../contract/content/galleries.ts';
import { altFieldOf } from '../../../../office/forms/edit/edit-fields.ts';
import type { Upload, UploadQueue } from '../../../../office/pictures/upload/upload-queue.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { captionFieldOf } from './photo.ts';

type Props = { photo: Upload; number: number; queue: UploadQueue; caption: string; alt: string };

const altMaxLength = 300;

/** One photograph: how it looks, how far it is, its caption and its description. */
export const PhotoRow = memo(function PhotoRow({ photo, number, queue, caption, alt }: Props) {
  const id = useId();
  const { key, name, label, preview, state } = photo;
  const source = preview ?? (name && `/images/${encodeURIComponent(name)}?w=320`);
  // What was stored on the device may be gone from the school's computer after some days.
  const onError = () => queue.fail(key, 'It is no longer kept. Please choose it again.');
  return (
    <li className={state === 'failed' ? 'photo-row bad' : 'photo-row'}>
      <div className="photo-thumb">
        {source ? <img src={source} alt="" width="320" height="240" onError={onError} /> : <Icon name="picture" />}
      </div>
      <div className="photo-state">
        <b title={label}>{preview || !name ? label : `Picture ${number}`}</b>
        <PhotoState photo={photo} number={number} onRetry={() => queue.retry([key])} />
      </div>
      <button
        className="icon-btn"
        type="button"
        aria-label={`Remove picture ${number}`}
        data-remove
        onClick={() => queue.remove([key])}
      >
        <Icon name="close" />
      </button>
      <div className="photo-words">
        <label htmlFor={`${id}-caption`}>
          Caption<span className="vh"> of picture {number}</span>
        </label>
        <input
          id={`${id}-caption`}
          name={name ? captionFieldOf(name) : undefined}
          defaultValue={caption}
          maxLength={captionMaxLength}
          autoComplete="off"
          data-words="caption"
          onKeyDown={toNext}
        />
        <label htmlFor={`${id}-alt`}>
          What it shows<span className="vh"> on picture {number}</span>
        </label>
        <input
          id={`${id}-alt`}
          name={name ? altFieldOf(name) : undefined}
          defaultValue={alt}
          maxLength={altMaxLength}
          placeholder="For those who cannot see it"
          autoComplete="off"
          data-words="alt"
          onKeyDown={toNext}
        />
      </div>
    </li>
  );
});

/** Enter goes on to the same field of the next photograph; the whole is sent by its button alone. */
function toNext(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  const row = event.currentTarget.closest('li')?.nextElementSibling;
  row?.querySelector<HTMLElement>(`[data-words=${event.currentTarget.dataset.words}]`)?.focus();
}

const words = { waiting: 'Waiting', shrinking: 'Making it smaller…', stored: 'Arrived' } as const;

function PhotoState({ photo, number, onRetry }: { photo: Upload; number: number; onRetry: () => void }) {
  const { state, share, problem, file } = photo;
  if (state === 'failed') {
    return (
      <p className="err">
        {problem}
        {file && (
          <button className="btn line sm" type="button" onClick={onRetry}>
            Try again<span className="vh">: picture {number}</span>
          </button>
        )}
      </p>
    );
  }
  if (state === 'sending') {
    return <progress max={1} value={share} aria-label={`Picture ${number} is on its way`} />;
  }
  return (
    <p className={state === 'stored' ? 'photo-here' : undefined}>
      {state === 'stored' && <Icon name="check" />}
      {words[state]}
    </p>
  );
}
