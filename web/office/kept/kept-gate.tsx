import { type ReactNode, useEffect, useState } from 'react';
import type { KeptChange } from '../../../contract/content/kept.ts';
import type { PublishedKind } from '../../../contract/content/publishing.ts';
import { HillsLoading } from '../../session/hills-loading.tsx';
import { keptCalls } from './kept-calls.ts';

type Props = {
  kind: PublishedKind;
  id: number;
  /** Only beside what is public can a change be kept. */
  published: boolean;
  children: (kept: KeptChange | null) => ReactNode;
};

/** The editor of something public begins with the change that is kept beside it, if there is one. */
export function KeptGate({ kind, id, published, children }: Props) {
  const [kept, setKept] = useState<KeptChange | null | undefined>(published ? undefined : null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!published) return;
    let isOver = false;
    keptCalls.view(kind, id).then(
      (found) => !isOver && setKept(found),
      () => !isOver && setFailed(true),
    );
    return () => {
      isOver = true;
    };
  }, [kind, id, published]);

  if (failed) return <p className="wrap err">Changes that may be kept could not be loaded. Please reload the page.</p>;
  return kept === undefined ? <HillsLoading label="One moment." /> : children(kept);
}
