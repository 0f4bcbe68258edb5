import { type ComponentProps, useId } from 'react';
import { Icon } from '../../ui/icons/icon.tsx';
import { altFieldOf, captionFieldOf, consentFieldOf } from '../forms/edit/edit-fields.ts';
import { ConsentField } from './consent/consent-field.tsx';
import { dragHandlers } from './reorder.ts';
import type { Upload } from './upload/upload-queue.ts';

type Props = {
  upload: Upload;
  /** Where it can be looked at. */
  preview: string;
  place: number;
  count: number;
  several: boolean;
  /** It stands for the whole wherever there is room for one only. */
  isCover: boolean;
  /** Its description; null where none is asked for. */
  alt: string | null;
  /** What stands below it; null where nothing does. */
  caption: string | null;
  /** What is noted about children on it; nothing where it is not asked about. */
  noted: ComponentProps<typeof ConsentField>['noted'] | undefined;
  onRemove: () => void;
  onRetry: () => void;
  onMove: (from: number, to: number) => void;
};

/** One picture: how it looks, whether it has arrived, its place and its description. */
export function PictureTile({ upload, preview, place, count, several, isCover, alt, caption, noted, ...on }: Props) {
  const { onRemove, onRetry, onMove } = on;
  const id = useId();
  const number = place + 1;
  const { name, state, share } = upload;

  return (
    <li draggable={several && count > 1} {...dragHandlers('picture', place, onMove)}>
      <figure>
        <img src={preview} alt={alt || `Picture ${number}`} width="320" height="240" draggable={false} />
        <button className="icon-btn" type="button" aria-label={`Remove picture ${number}`} onClick={onRemove}>
          <Icon name="close" />
        </button>
        {several && (
          <figcaption>
            <span>{isCover ? `${number} · Cover` : number}</span>
            {count > 1 && (
              <span>
                <button
                  type="button"
                  aria-label={`Move picture ${number} forward`}
                  disabled={place === 0}
                  onClick={() => onMove(place, place - 1)}
                >
                  <Icon name="left" />
                </button>
                <button
                  type="button"
                  aria-label={`Move picture ${number} back`}
                  disabled={number === count}
                  onClick={() => onMove(place, place + 1)}
                >
                  <Icon name="right" />
                </button>
              </span>
            )}
          </figcaption>
        )}
      </figure>
      <div role="status">
        {name === null && state !== 'failed' && (
          <progress max={1} value={share} aria-label={`Picture ${number} is on its way`} />
        )}
        {state === 'failed' && (
          <p className="err">
            It did not arrive.
            <button className="btn line sm" type="button" onClick={onRetry}>
              Try again
            </button>
          </p>
        )}
      </div>
      {name !== null && alt !== null && (
        <PictureLine
          {...{ id, name: altFieldOf(name), label: 'What it shows', value: alt }}
          placeholder="For those who cannot see it"
        />
      )}
      {name !== null && caption !== null && (
        <PictureLine
          {...{ id: `${id}-caption`, name: captionFieldOf(name), label: 'Caption', value: caption }}
          placeholder="Stands below it, for everybody"
        />
      )}
      {name !== null && noted && <ConsentField name={consentFieldOf(name)} about={`picture ${number}`} noted={noted} />}
    </li>
  );
}

type LineProps = { id: string; name: string; label: string; value: string; placeholder: string };

const PictureLine = ({ id, name, label, value, placeholder }: LineProps) => (
  <div className="picture-alt">
    <label htmlFor={id}>{label}</label>
    <textarea
      id={id}
      name={name}
      rows={2}
      defaultValue={value}
      maxLength={300}
      placeholder={placeholder}
      // It is one line, however long.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
    />
  </div>
);
