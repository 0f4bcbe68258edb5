import type { Product } from '../../../contract/shop/products.ts';

/** Whether it can be ordered now, in a word. */
export function ProductState({ product: { active, stock } }: { product: Product }) {
  if (!active) return <span className="pill">Not on sale</span>;
  return stock > 0 ? <span className="pill ok">On sale</span> : <span className="pill wait">Sold out</span>;
}
