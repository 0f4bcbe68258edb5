import { adminRole } from '../../../contract/roles.ts';
import { browserApi, unwrap } from '../../api-client.ts';
import { HillsLoading } from '../../features/auth/hills-loading.tsx';
import { productChanges, productValues } from '../../features/products/form.ts';
import { ProductEditor } from '../../features/products/product-editor.tsx';
import { DeleteBox } from '../../office/delete-box.tsx';
import type { SaidOfPictures } from '../../office/forms/edit-fields.ts';
import { savedBy } from '../../office/forms/save-result.ts';
import { OfficeHead } from '../../office/head.tsx';
import { shortDate } from '../../ui/dates.ts';
import { pageMeta } from '../../ui/meta.ts';
import { viewIdOf } from '../public/view-id.ts';
import { Guarded } from '../staff/guarded.tsx';
import { loadGuarded } from '../staff/load-guarded.ts';
import type { Route } from './+types/product-edit.ts';

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => {
  const id = viewIdOf(params.id);
  return loadGuarded(adminRole, (api) => unwrap(api.admin.products[':id'].$get({ param: { id } })));
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, { title: loaderData?.data.name ?? 'Product', path: null }),
  { name: 'robots', content: 'noindex' },
];

/** The server renders as for nobody. */
export const HydrateFallback = () => <HillsLoading />;

export default function ProductEditRoute({ loaderData, params: { id } }: Route.ComponentProps) {
  const call = browserProduct(id);
  return (
    <Guarded atLeast={adminRole} loaded={loaderData}>
      {(product) => (
        <>
          <OfficeHead
            title={product.name}
            note={`In the shop since ${shortDate(product.createdAt)}`}
            back={{ to: '/admin/products', label: 'Products' }}
          />
          <ProductEditor
            key={id}
            product={product}
            save={(values, updatedAt, said) =>
              call.change({ ...productChanges(values, productValues(product)), ...said, updatedAt })
            }
            reload={call.reload}
          />
          <DeleteBox
            what="this product"
            name={product.name}
            warning="It cannot be brought back. Orders keep its name and price."
            remove={call.remove}
            to="/admin/products"
          />
        </>
      )}
    </Guarded>
  );
}

type Change = Partial<ReturnType<typeof productChanges>> & SaidOfPictures & { updatedAt: string | undefined };

function browserProduct(id: string) {
  const param = { id };
  const here = () => browserApi().admin.products[':id'];
  return {
    change: (json: Change) => savedBy(here().$put({ param, json })),
    remove: () => savedBy(here().$delete({ param })),
    reload: async () => {
      const product = await unwrap(here().$get({ param }));
      return { values: productValues(product), version: product.updatedAt };
    },
  };
}
