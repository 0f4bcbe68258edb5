import { Icon } from '../../../ui/icon.tsx';
import { photographs } from './photo.ts';
import type { LeftOutFile } from './use-left-out.ts';

type Props = { leftOut: LeftOutFile[]; onShrink: (files: LeftOutFile[]) => void };

const note = 'only jpg, jpeg and png files of not more than 700kb will be uploaded';

/** The files that were dropped, and the way to send those that are only too large. */
export function LeftOutFiles({ leftOut, onShrink }: Props) {
  const large = leftOut.filter(({ tooLarge }) => tooLarge);
  return (
    <div className="batch-left-out">
      <div role="alert">
        {leftOut.length > 0 && (
          <p className="err">
            <Icon name="warning" />
            {photographs(leftOut.length)} left out: {note}
          </p>
        )}
      </div>
      {large.length > 1 && (
        <button className="btn sm" type="button" onClick={() => onShrink(large)}>
          <Icon name="picture" />
          {`Make all ${large.length} smaller`}
        </button>
      )}
      <ul>
        {leftOut.map((one) => (
          <li key={`${one.file.name} ${one.file.size} ${one.file.lastModified}`}>
            <span>{`${one.file.name}: ${one.reason}`}</span>
            {one.tooLarge && (
              <button className="btn line sm" type="button" onClick={() => onShrink([one])}>
                Make it smaller<span className="vh">: {one.file.name}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
