import type { Product } from '../../../contract/shop/products.ts';
import { type ApiClient, unwrap } from '../../api-client.ts';

const pageOf = (api: ApiClient, page: number) =>
  unwrap(api.admin.products.$get({ query: { page: String(page), state: 'active' } }));

/** All that is on sale, by name. */
export async function productsOnSale(api: ApiClient): Promise<Product[]> {
  const first = await pageOf(api, 1);
  const more = Array.from({ length: Math.max(0, first.pages - 1) }, (_, index) => pageOf(api, index + 2));
  return [first, ...(await Promise.all(more))].flatMap(({ docs }): Product[] => docs);
}
