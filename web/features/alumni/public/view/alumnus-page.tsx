import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { adminRole } from '../../../../../contract/people/roles.ts';
import { HillsLoading } from '../../../../session/hills-loading.tsx';
import { useSession } from '../../../../session/session.tsx';
import { SessionGate } from '../../../../session/session-gate.tsx';
import type { AlumnusCard } from '../alumni-list.tsx';
import { usePrivateDetails } from '../use-private-details.ts';
import { type Alumnus, AlumnusView } from './alumnus-view.tsx';
import { Classmates } from './classmates.tsx';

// Readers never need these.
const AlumnusControls = lazy(() => import('../../office/alumnus-controls.tsx'));
const AlumnusEditing = lazy(() => import('../../office/alumnus-editing.tsx'));

type Props = { base: string; alumnus: Alumnus; photo: Blob | null; classmates: AlumnusCard[] };

/** An alumnus to be read about, and with ?edit in the address to be changed by administrators. */
export function AlumnusPage({ base, alumnus, photo, classmates }: Props) {
  usePrivateDetails();
  const { state, user } = useSession();
  const [search] = useSearchParams();
  const { id, name, classOf, status, updatedAt } = alumnus;
  const path = `${base}/view/${id}`;

  // Whoever comes, the page begins as the server has drawn it: anonymously.
  if (search.has('edit') && state !== 'unknown') {
    const waitForThem = <HillsLoading label="One moment." />;
    return (
      <SessionGate atLeast={adminRole}>
        <Suspense fallback={waitForThem}>
          {/* The e-mail and the phone come when the page is asked for in the administrator's name. */}
          {alumnus.email === undefined ? waitForThem : <AlumnusEditing alumnus={alumnus} photo={photo} path={path} />}
        </Suspense>
      </SessionGate>
    );
  }
  const tools = user !== null && user.role >= adminRole && (
    <Suspense>
      <AlumnusControls {...{ id, path, name, updatedAt }} waiting={status === 'waiting'} />
    </Suspense>
  );
  return (
    <>
      <AlumnusView alumnus={alumnus} photo={photo} base={base} tools={tools} />
      <Classmates classOf={classOf} alumni={classmates} base={base} />
    </>
  );
}
