import { Icon } from '../../../../ui/icons/icon.tsx';
import type { LeftOut } from './use-left-out.ts';

const note = 'only jpg, jpeg and png files of not more than 700kb will be uploaded';

/** The files that were not taken, each with its reason. */
export function LeftOutFiles({ leftOut: { files, chosen } }: { leftOut: LeftOut }) {
  return (
    <div className="batch-left-out">
      <div role="alert">
        {files.length > 0 && (
          <p className="err">
            <Icon name="warning" />
            <span>
              <b>{`${files.length} of ${chosen} files ${files.length === 1 ? 'was' : 'were'} left out`}</b>: {note}
            </span>
          </p>
        )}
      </div>
      <ul>
        {files.map(({ file, reason }) => (
          <li key={`${file.name} ${file.size} ${file.lastModified}`}>{`${file.name}: ${reason}`}</li>
        ))}
      </ul>
    </div>
  );
}
