import { lazy, Suspense } from 'react';
import type { PublishedKind } from '../../../contract/publishing.ts';
import { useSession } from '../../session/session.tsx';

// Readers never need it.
const Unpublished = lazy(() => import('./unpublished.tsx'));

/** Where drafts and scheduled things stand in a list, for whoever may see them. */
export function UnpublishedSlot({ kind, category }: { kind: PublishedKind; category: number }) {
  const { user } = useSession();
  return (
    user && (
      <Suspense>
        <Unpublished key={`${kind} ${category} ${user.id}`} kind={kind} category={category} user={user} />
      </Suspense>
    )
  );
}
