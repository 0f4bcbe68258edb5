import type { Product } from '../../../contract/shop/products.ts';
import type { ProductRow } from './products.queries.ts';

export function presentProduct(row: ProductRow): Product {
  return {
    id: row.id,
    name: row.name,
    price: row.price,
    stock: row.stock,
    picture: row.pictures[0]?.name ?? '',
    pictureInfo: row.pictures,
    active: row.active,
    uniformPieces: row.uniformPieces,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
