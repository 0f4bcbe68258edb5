import type { OrderChange } from '../../../contract/common/ordering.ts';
import type { Product } from '../../../contract/shop/products.ts';
import { browserApi, unwrap } from '../../api-client.ts';
import { savedBy } from '../../office/forms/save-result.ts';
import type { RecordCalls } from '../../office/records/record-kind.ts';
import { productChanges, productContent, productValues } from './form.ts';

const all = () => browserApi().admin.products;
const one = () => all()[':id'];

export const saveProductOrder = (json: OrderChange) => savedBy(browserApi().admin['products-order'].$put({ json }));

export const productCalls: RecordCalls<Product> = {
  one: (id) => unwrap(one().$get({ param: { id } })),
  add: (values, said) => savedBy(all().$post({ json: { ...productContent(values), ...said } })),
  change: (product, values, updatedAt, said) => {
    const json = { ...productChanges(values, productValues(product)), ...said, updatedAt };
    return savedBy(one().$put({ param: { id: String(product.id) }, json }));
  },
  remove: (id) => savedBy(one().$delete({ param: { id } })),
};
