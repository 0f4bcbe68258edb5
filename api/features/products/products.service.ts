import { type ProductAdd, type ProductEdit, productMessages } from '../../../contract/products.ts';
import { type Db, postgresCode, uniqueViolation } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { ApiError, notFound } from '../../lib/errors.ts';
import { pageCount, pageOf } from '../../lib/paging.ts';
import { requirePictures } from '../media/media.service.ts';
import * as queries from './products.queries.ts';

const pageSize = 12;

export async function listProducts({ db }: Deps, { page, q }: { page: number; q: string }) {
  const [docs, total] = await Promise.all([
    queries.listProducts(db, q, pageOf(page, pageSize)),
    queries.countProducts(db, q),
  ]);
  return { docs, pages: pageCount(total, pageSize) };
}

export async function viewProduct({ db }: Pick<Deps, 'db'>, id: number) {
  const product = await queries.findProduct(db, id);
  if (!product) throw notFound();
  return product;
}

export function addProduct({ db, clock }: Deps, { picture, ...input }: ProductAdd) {
  return conflictOfNames(
    db.transaction(async (tx) => {
      const values = { ...input, picture: await checkedPicture(tx, picture), createdAt: clock(), updatedAt: clock() };
      return viewProduct({ db: tx }, await queries.insertProduct(tx, values));
    }),
  );
}

export function editProduct({ db, clock }: Deps, id: number, { picture, ...input }: ProductEdit) {
  return conflictOfNames(
    db.transaction(async (tx) => {
      if (!(await queries.lockProduct(tx, id))) throw notFound();
      const shown = picture === undefined ? {} : { picture: await checkedPicture(tx, picture) };
      await queries.updateProduct(tx, id, { ...input, ...shown, updatedAt: clock() });
      return viewProduct({ db: tx }, id);
    }),
  );
}

/** Orders keep the name and the price that they were made with. */
export function deleteProduct({ db }: Deps, id: number) {
  return db.transaction(async (tx) => {
    if (!(await queries.lockProduct(tx, id))) throw notFound();
    await queries.deleteProduct(tx, id);
  });
}

async function checkedPicture(tx: Db, picture: string): Promise<string | null> {
  if (picture === '') return null;
  await requirePictures(tx, 'picture', [picture]);
  return picture;
}

function conflictOfNames<T>(work: Promise<T>): Promise<T> {
  return work.catch((error) => {
    if (postgresCode(error) !== uniqueViolation) throw error;
    throw new ApiError('conflict', productMessages.nameTaken, { fields: { name: productMessages.nameTaken } });
  });
}
