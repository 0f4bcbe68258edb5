import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { Values } from '../../ui/form/answer.ts';
import { useSession } from '../../ui/session.tsx';
import { type DeviceDraft, draftKey, readDraft, removeDraft, writeDraft } from './device-draft.ts';

const pauseMs = 400;

/** Keeps what is typed on this device until it is saved: a crash, a closed tab or an ended session loses nothing. */
export function useDeviceDraft() {
  const { user } = useSession();
  const { pathname } = useLocation();
  const key = draftKey(user?.id ?? 0, pathname);
  const waiting = useRef<{ draft: DeviceDraft; timer: number } | null>(null);
  const [keptAt, setKeptAt] = useState<string | null>(null);
  const [found, setFound] = useState<DeviceDraft | null>(() => readDraft(key));

  const actions = useMemo(() => {
    const write = () => {
      if (!waiting.current) return;
      window.clearTimeout(waiting.current.timer);
      const { draft } = waiting.current;
      waiting.current = null;
      if (writeDraft(key, draft)) setKeptAt(draft.at);
    };
    return {
      flush: write,
      keep(values: Values, version: string | undefined) {
        window.clearTimeout(waiting.current?.timer);
        const draft = { at: new Date().toISOString(), values, version };
        waiting.current = { draft, timer: window.setTimeout(write, pauseMs) };
      },
      drop() {
        window.clearTimeout(waiting.current?.timer);
        waiting.current = null;
        removeDraft(key);
        setKeptAt(null);
      },
      /** Offers what is kept. */
      offer: () => setFound(readDraft(key)),
      putBack: (draft: DeviceDraft) => writeDraft(key, draft),
      answer: () => setFound(null),
    };
  }, [key]);

  useEffect(() => {
    window.addEventListener('pagehide', actions.flush);
    return () => {
      window.removeEventListener('pagehide', actions.flush);
      actions.flush();
    };
  }, [actions]);

  return { ...actions, keptAt, found };
}
