import { countUnderWay, type Upload } from '../../../../office/pictures/upload/upload-queue.ts';
import { photographs, shareOfAll } from './photo.ts';

type Props = { photos: readonly Upload[]; onRetry: (keys: string[]) => void; onRemove: (keys: string[]) => void };

/** One bar over all of them, and what became of those that are through. */
export function BatchProgress({ photos, onRetry, onRemove }: Props) {
  const underWay = countUnderWay(photos);
  const stored = photos.filter(({ state }) => state === 'stored').length;
  const failed = photos.filter(({ state }) => state === 'failed').map(({ key }) => key);
  return (
    <div className="batch-progress">
      {photos.length > 0 && (
        <>
          <p>
            <b>{`${stored} of ${photographs(photos.length)}`}</b> {stored === 1 ? 'has' : 'have'} arrived.
          </p>
          <progress max={1} value={shareOfAll(photos)} aria-label="All photographs" />
        </>
      )}
      <p className="small" role="status">
        {/* Only the end is told; each arrival would be one interruption more. */}
        {photos.length > 0 && underWay === 0 && failed.length === 0 && 'All are here. Add captions, then save.'}
        {failed.length > 0 && `${photographs(failed.length)} did not arrive. The others are not affected.`}
      </p>
      {failed.length > 0 && (
        <div className="row">
          <button className="btn line sm" type="button" onClick={() => onRetry(failed)}>
            Try all of them again
          </button>
          <button className="btn line sm" type="button" onClick={() => onRemove(failed)}>
            Leave them out
          </button>
        </div>
      )}
    </div>
  );
}
