import { pictureMessages } from '../../../../contract/media/media.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { FieldError } from '../../forms/field-error.tsx';
import type { LeftOut } from '../use-pictures.ts';

const note = 'only jpg, jpeg and png files of not more than 700kb will be uploaded';

type Props = {
  leftOut: LeftOut[];
  /** The words for each file, where the screen has its own; otherwise there is one note for all. */
  words: { wrongType: string; tooLarge: string } | null;
  /** One of several that were chosen: which one it was. */
  several: boolean;
  onShrink: (one: LeftOut) => void;
};

/** The files that were not taken, and what can be done about it. */
export function LeftOutList({ leftOut, words, several, onShrink }: Props) {
  return (
    <div className="left-out" role="alert">
      {!words && leftOut.length > 0 && <p className="err">{note}</p>}
      {leftOut.map((one) => (
        <div key={one.key}>
          <FieldError>
            <span>{words ? ownReason(one, words) : `${one.file.name} was left out: ${shortReason(one)}`}</span>
          </FieldError>
          {words && several && <p className="hint">{one.file.name} was left out.</p>}
          {one.tooLarge && one.shrinking !== 'failed' && (
            <button
              className="btn line sm"
              type="button"
              disabled={one.shrinking === 'busy'}
              onClick={() => onShrink(one)}
            >
              <Icon name="picture" />
              {one.shrinking === 'busy' ? 'Making it smaller…' : 'Make the picture smaller'}
            </button>
          )}
          {one.shrinking === 'failed' && (
            <p className="hint">The picture could not be made smaller. Please choose another one.</p>
          )}
        </div>
      ))}
    </div>
  );
}

const ownReason = ({ reason }: LeftOut, { wrongType, tooLarge }: { wrongType: string; tooLarge: string }) => {
  if (reason === pictureMessages.wrongType) return wrongType;
  return reason === pictureMessages.tooLarge ? tooLarge : reason;
};

const shortReason = ({ reason }: LeftOut) => {
  if (reason === pictureMessages.wrongType) return 'wrong file type.';
  return reason === pictureMessages.tooLarge ? 'too large.' : reason;
};
