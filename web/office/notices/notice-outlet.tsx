import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useSession } from '../../session/session.tsx';
import { currentNotice, onNotice } from './notices.ts';

const NoticeCard = lazy(() => import('./notice-card.tsx'));

/** Where notices appear. It stands outside the pages, so that a notice lasts while one goes from one to the next. */
export function NoticeOutlet() {
  const { state } = useSession();
  const notice = useSyncExternalStore(onNotice, currentNotice, () => null);
  if (state !== 'in') return null;
  return (
    <div className="notice-place" role="status">
      {notice && (
        <Suspense>
          <NoticeCard key={notice.id} notice={notice} />
        </Suspense>
      )}
    </div>
  );
}
