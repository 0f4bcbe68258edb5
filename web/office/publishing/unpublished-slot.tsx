import { lazy, Suspense } from 'react';
import type { ReviewedKind, UnpublishedThing } from '../../../contract/content/publishing.ts';
import { useSession } from '../../session/session.tsx';

// Readers never need it.
const Unpublished = lazy(() => import('./unpublished.tsx'));

type Props = { kind: ReviewedKind; category: number; addressOf: (thing: UnpublishedThing) => string };

/** Where drafts and scheduled things stand in a list, for whoever may see them. */
export function UnpublishedSlot({ kind, category, addressOf }: Props) {
  const { user } = useSession();
  return (
    user && (
      <Suspense>
        <Unpublished key={`${kind} ${category} ${user.id}`} {...{ kind, category, user, addressOf }} />
      </Suspense>
    )
  );
}
