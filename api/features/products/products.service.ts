import type { ProductAdd, ProductEdit, ProductListQuery } from '../../../contract/shop/products.ts';
import { productMessages } from '../../../contract/shop/products.ts';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../lib/actor.ts';
import { refuseDuplicate } from '../../lib/duplicates.ts';
import { notFound } from '../../lib/errors.ts';
import { pageCount, pageOf } from '../../lib/paging.ts';
import { record, refuseStale } from '../audit/audit.service.ts';
import { describePictures, requirePictures } from '../media/media.service.ts';
import { removeIfUnused } from '../media/unused/unused.service.ts';
import * as queries from './products.queries.ts';

const pageSize = 12;

export async function listProducts({ db }: Deps, { page, ...wanted }: ProductListQuery) {
  const [docs, total] = await Promise.all([
    queries.listProducts(db, wanted, pageOf(page, pageSize)),
    queries.countProducts(db, wanted),
  ]);
  return { docs, pages: pageCount(total, pageSize), total };
}

export async function viewProduct({ db }: Pick<Deps, 'db'>, id: number) {
  const product = await queries.findProduct(db, id);
  if (!product) throw notFound();
  return product;
}

export function addProduct(deps: Deps, actor: Actor, { picture, pictureWords, ...input }: ProductAdd) {
  const { db, clock } = deps;
  return conflictOfNames(
    db.transaction(async (tx) => {
      const values = { ...input, picture: await checkedPicture(tx, picture), createdAt: clock(), updatedAt: clock() };
      await describePictures(deps, tx, actor, pictureWords);
      const product = await viewProduct({ db: tx }, await queries.insertProduct(tx, values));
      await record(deps, tx, actor, { action: 'added', ...named(product) });
      return product;
    }),
  );
}

export async function editProduct(deps: Deps, actor: Actor, id: number, change: ProductEdit) {
  const { picture, pictureWords, updatedAt, ...input } = change;
  const { db, clock } = deps;
  const { product, before } = await conflictOfNames(
    db.transaction(async (tx) => {
      const before = await queries.lockProduct(tx, id);
      if (!before) throw notFound();
      await refuseStale(tx, actor, { kind: 'product', itemId: id, updatedAt: before.updatedAt }, updatedAt);
      const shown = picture === undefined ? {} : { picture: await checkedPicture(tx, picture) };
      await queries.updateProduct(tx, id, { ...input, ...shown, updatedAt: clock() });
      await describePictures(deps, tx, actor, pictureWords);
      const product = await viewProduct({ db: tx }, id);
      await record(deps, tx, actor, { action: 'changed', ...named(product) });
      return { product, before };
    }),
  );
  if (before.picture && picture !== undefined && picture !== before.picture)
    await removeIfUnused(deps, actor, [before.picture]);
  return product;
}

/** Orders keep the name and the price that they were made with. */
export async function deleteProduct(deps: Deps, actor: Actor, id: number): Promise<void> {
  const { picture } = await deps.db.transaction(async (tx) => {
    const held = await queries.lockProduct(tx, id);
    if (!held) throw notFound();
    const product = await viewProduct({ db: tx }, id);
    await queries.deleteProduct(tx, id);
    await record(deps, tx, actor, { action: 'deleted', ...named(product) });
    return held;
  });
  if (picture) await removeIfUnused(deps, actor, [picture]);
}

const named = ({ id, name }: queries.ProductRow) => ({ kind: 'product', itemId: id, title: name });

async function checkedPicture(tx: Db, picture: string): Promise<string | null> {
  if (picture === '') return null;
  await requirePictures(tx, 'picture', [picture]);
  return picture;
}

const conflictOfNames = <T>(work: Promise<T>): Promise<T> => refuseDuplicate(work, 'name', productMessages.nameTaken);
