import { type CSSProperties, lazy, Suspense, useSyncExternalStore } from 'react';
import { useSession } from '../../session/session.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { closeNotice, currentNotice, type Notice, onNotice } from './notices.ts';

const NoticeCard = lazy(() => import('./notice-card.tsx'));

/** Without a line the card may not arrive, nor its styles. */
const inSight: CSSProperties = {
  ...{ position: 'fixed', zIndex: 60, insetInline: '1rem', bottom: '1rem', padding: '1rem' },
  ...{ background: 'Canvas', color: 'CanvasText', border: '2px solid' },
};

/** Where notices appear. It stands outside the pages, so that a notice lasts while one goes from one to the next. */
export function NoticeOutlet() {
  const { state } = useSession();
  const notice = useSyncExternalStore(onNotice, currentNotice, () => null);
  if (state !== 'in') return null;
  return (
    <div className="notice-place" role="status">
      {notice && (
        <ErrorBoundary key={notice.id} fallback={<Plain notice={notice} />}>
          <Suspense>
            <NoticeCard notice={notice} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}

const Plain = ({ notice: { id, text } }: { notice: Notice }) => (
  <p style={inSight}>
    {text}{' '}
    <button type="button" onClick={() => closeNotice(id)}>
      Close
    </button>
  </p>
);
