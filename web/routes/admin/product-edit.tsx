import { adminRole } from '../../../contract/roles.ts';
import { browserApi, unwrap } from '../../api-client.ts';
import { productChanges, productValues } from '../../features/products/form.ts';
import { ProductEditor } from '../../features/products/product-editor.tsx';
import { DeleteBox } from '../../office/boxes/delete-box.tsx';
import type { SaidOfPictures } from '../../office/forms/edit-fields.ts';
import { savedBy } from '../../office/forms/save-result.ts';
import { OfficeHead } from '../../office/frame/head.tsx';
import { guardedScreen } from '../../session/guarded-screen.tsx';
import { viewIdOf } from '../../ui/addresses/view-id.ts';
import { shortDate } from '../../ui/dates/dates.ts';
import type { Route } from './+types/product-edit.ts';

const screen = guardedScreen({
  atLeast: adminRole,
  load: ({ params }: Route.ClientLoaderArgs) => {
    const id = viewIdOf(params.id);
    return (api) => unwrap(api.admin.products[':id'].$get({ param: { id } }));
  },
  title: ({ data }) => data?.name ?? 'Product',
  view: function ProductEdit({ data: product, params: { id } }) {
    const call = browserProduct(id);

    return (
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
    );
  },
});

export const { clientLoader, meta, HydrateFallback } = screen;
export default screen.Component;

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
