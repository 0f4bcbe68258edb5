import { adminRole } from '../../../contract/roles.ts';
import { browserApi } from '../../api-client.ts';
import { HillsLoading } from '../../features/auth/hills-loading.tsx';
import { SessionGate } from '../../features/auth/session-gate.tsx';
import { CommitteeEditor } from '../../features/committees/committee-editor.tsx';
import { committeeContent } from '../../features/committees/form.ts';
import { savedBy } from '../../office/forms/save-result.ts';
import { OfficeHead } from '../../office/head.tsx';
import { schoolDate } from '../../ui/dates.ts';
import { pageMeta } from '../../ui/meta.ts';
import type { Route } from './+types/committee-add.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, { title: 'Add a committee', path: null }),
  { name: 'robots', content: 'noindex' },
];

/** The server renders as for nobody. */
export const HydrateFallback = () => <HillsLoading />;

export default function CommitteeAddRoute() {
  return (
    <SessionGate atLeast={adminRole}>
      <OfficeHead title="Add a committee" back={{ to: '/admin/committees', label: 'Committees' }} />
      <CommitteeEditor
        committee={null}
        thisYear={schoolDate(new Date().toISOString()).year}
        save={(values) => savedBy(browserApi().admin.committees.$post({ json: committeeContent(values) }))}
      />
    </SessionGate>
  );
}
