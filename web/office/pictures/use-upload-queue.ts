import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
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

/** The hidden field that holds the stored names: the form reads it again when it holds something new. */
export function useHiddenValue(stored: string, waiting: string | undefined) {
  const hidden = useRef<HTMLInputElement>(null);
  const told = useRef(`${stored} ${waiting}`);
  useEffect(() => {
    if (told.current === `${stored} ${waiting}`) return;
    told.current = `${stored} ${waiting}`;
    hidden.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [stored, waiting]);
  return hidden;
}
