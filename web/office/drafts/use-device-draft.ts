import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../../session/session.tsx';
import type { Values } from '../../ui/form/answer.ts';
import {
  type DeviceDraft,
  draftPlace,
  newDraftKey,
  readDrafts,
  removeDraft,
  type StoredDraft,
  writeDraft,
} from './device-draft.ts';

const debounceMs = 400;

/** Stores what is typed on this device until it is saved: a crash, a closed tab or an ended session loses nothing. */
export function useDeviceDraft() {
  const { user } = useSession();
  const { pathname } = useLocation();
  const place = draftPlace(user?.id ?? 0, pathname);
  const waiting = useRef<{ draft: DeviceDraft; timer: number } | null>(null);
  const [storedAt, setStoredAt] = useState<string | null>(null);
  /** Drafts from before that nobody has chosen or discarded yet. */
  const [found, setFound] = useState<StoredDraft[]>(() => readDrafts(place));

  const actions = useMemo(() => {
    let own = newDraftKey(place);
    const write = () => {
      if (!waiting.current) return;
      window.clearTimeout(waiting.current.timer);
      const { draft } = waiting.current;
      waiting.current = null;
      if (writeDraft(own, draft)) setStoredAt(draft.at);
    };
    const actions = {
      flush: write,
      keep(values: Values, version: string | undefined) {
        window.clearTimeout(waiting.current?.timer);
        const draft = { at: new Date().toISOString(), values, version };
        waiting.current = { draft, timer: window.setTimeout(write, debounceMs) };
      },
      drop() {
        window.clearTimeout(waiting.current?.timer);
        waiting.current = null;
        removeDraft(own);
        setStoredAt(null);
      },
      /** Offers what stood in this form until now; what is typed from here on is stored beside it. */
      stash() {
        write();
        own = newDraftKey(place);
        setStoredAt(null);
        setFound(readDrafts(place));
      },
      /** The form goes on with this draft; what stood in it is offered in its stead. */
      take({ key, ...draft }: StoredDraft) {
        actions.stash();
        if (writeDraft(own, draft)) actions.discard(key);
      },
      discard(key: string) {
        removeDraft(key);
        setFound((drafts) => drafts.filter((draft) => draft.key !== key));
      },
      putBack: (draft: DeviceDraft) => writeDraft(newDraftKey(place), draft),
    };
    return actions;
  }, [place]);

  useEffect(() => {
    window.addEventListener('pagehide', actions.flush);
    return () => {
      window.removeEventListener('pagehide', actions.flush);
      actions.flush();
    };
  }, [actions]);

  return { ...actions, storedAt, found };
}
