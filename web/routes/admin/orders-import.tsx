import { adminRole } from '../../../contract/roles.ts';
import { browserApi } from '../../api-client.ts';
import { HillsLoading } from '../../features/auth/hills-loading.tsx';
import { ImportPage } from '../../features/orders/import-page.tsx';
import { savedBy } from '../../office/forms/save-result.ts';
import { pageMeta } from '../../ui/meta.ts';
import { Guarded } from '../staff/guarded.tsx';
import { loadGuarded } from '../staff/load-guarded.ts';
import type { Route } from './+types/orders-import.ts';

export const clientLoader = () => loadGuarded(adminRole, async () => null);

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, { title: 'Import payments', path: null }),
  { name: 'robots', content: 'noindex' },
];

/** The server renders as for nobody. */
export const HydrateFallback = () => <HillsLoading />;

export default function OrdersImportRoute({ loaderData }: Route.ComponentProps) {
  const api = () => browserApi().admin.orders.import;
  return (
    <Guarded atLeast={adminRole} loaded={loaderData}>
      {() => (
        <ImportPage
          preview={(csv) => savedBy(api().preview.$post({ json: { csv } }))}
          confirm={(matches) => savedBy(api().confirm.$post({ json: { matches } }))}
        />
      )}
    </Guarded>
  );
}
