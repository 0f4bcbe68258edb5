import { adminRole } from '../../../contract/roles.ts';
import { browserApi } from '../../api-client.ts';
import { productContent } from '../../features/products/form.ts';
import { ProductEditor } from '../../features/products/product-editor.tsx';
import { savedBy } from '../../office/forms/save-result.ts';
import { OfficeHead } from '../../office/frame/head.tsx';
import { gatedScreen } from '../../session/guarded-screen.tsx';

const screen = gatedScreen({
  atLeast: adminRole,
  title: 'Add a product',
  view: () => (
    <>
      <OfficeHead title="Add a product" back={{ to: '/admin/products', label: 'Products' }} />
      <ProductEditor
        product={null}
        save={(values, _, said) =>
          savedBy(browserApi().admin.products.$post({ json: { ...productContent(values), ...said } }))
        }
      />
    </>
  ),
});

export const { meta } = screen;
export default screen.Component;
