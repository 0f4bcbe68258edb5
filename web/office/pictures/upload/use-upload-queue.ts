import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import type { UploadQueue } from './upload-queue.ts';

/** A queue that lives as long as its field. */
export function useUploadQueue(make: () => UploadQueue, holder?: RefObject<UploadQueue | null>) {
  const [queue] = useState(make);
  const uploads = useSyncExternalStore(queue.subscribe, queue.uploads);
  useEffect(() => {
    if (holder) holder.current = queue;
    queue.open();
    return () => queue.close();
  }, [queue, holder]);
  const stored = uploads.flatMap(({ name }) => name ?? []).join(',');
  return { queue, uploads, stored };
}
