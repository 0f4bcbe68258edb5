import { adminRole } from '../../../contract/roles.ts';
import { browserApi } from '../../api-client.ts';
import { HillsLoading } from '../../features/auth/hills-loading.tsx';
import { SessionGate } from '../../features/auth/session-gate.tsx';
import { productContent } from '../../features/products/form.ts';
import { ProductEditor } from '../../features/products/product-editor.tsx';
import { savedBy } from '../../office/forms/save-result.ts';
import { OfficeHead } from '../../office/head.tsx';
import { pageMeta } from '../../ui/meta.ts';
import type { Route } from './+types/product-add.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, { title: 'Add a product', path: null }),
  { name: 'robots', content: 'noindex' },
];

/** The server renders as for nobody. */
export const HydrateFallback = () => <HillsLoading />;

export default function ProductAddRoute() {
  return (
    <SessionGate atLeast={adminRole}>
      <OfficeHead title="Add a product" back={{ to: '/admin/products', label: 'Products' }} />
      <ProductEditor
        product={null}
        save={(values, _, said) =>
          savedBy(browserApi().admin.products.$post({ json: { ...productContent(values), ...said } }))
        }
      />
    </SessionGate>
  );
}
