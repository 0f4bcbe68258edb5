import type { OrderChange } from '../../../contract/common/ordering.ts';
import { toWrite } from '../../../contract/pages/pages.ts';
import {
  type CampusAdd,
  type CampusEdit,
  maxCampuses,
  campusMessages as messages,
} from '../../../contract/school/campuses.ts';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../lib/actor.ts';
import { refuseDuplicate } from '../../lib/duplicates.ts';
import { invalid, notFound } from '../../lib/errors.ts';
import { isNewOrder } from '../../lib/order.ts';
import { record, refuseStale } from '../audit/audit.service.ts';
import { describePictures, requirePictures } from '../media/media.service.ts';
import { beginPage } from '../pages/tree/page-tree.service.ts';
import { saveFirstVersion, saveVersion } from '../revisions/revisions.service.ts';
import { moveToTrash } from '../trash/trash.service.ts';
import { presentVersion } from './campuses.presenter.ts';
import * as queries from './campuses.queries.ts';

export const listCampuses = ({ db }: Pick<Deps, 'db'>) => queries.listCampuses(db);

export async function viewCampus({ db }: Pick<Deps, 'db'>, id: number) {
  const campus = await queries.findCampus(db, id);
  if (!campus) throw notFound();
  return campus;
}

/** A new one is the last. */
export function addCampus(deps: Deps, actor: Actor, { pictureWords, beginsPage, ...input }: CampusAdd) {
  const { db, clock } = deps;
  return conflictOfNames(
    db.transaction(async (tx) => {
      const others = await queries.lockCampuses(tx);
      if (others.length >= maxCampuses) throw invalid({ name: messages.tooMany });
      const values = { ...input, ...(await checked(deps, tx, input)), createdAt: clock(), updatedAt: clock() };
      const pageId = input.pageId ?? (beginsPage ? await beginPage(deps, tx, pageAbout(input)) : null);
      const id = await queries.insertCampus(tx, { ...values, pageId });
      await queries.orderCampuses(tx, [...others.map((other) => other.id), id]);
      await describePictures(deps, tx, actor, pictureWords);
      const campus = await viewCampus({ db: tx }, id);
      await saveFirstVersion(deps, tx, actor, presentVersion(campus));
      return campus;
    }),
  );
}

export function editCampus(deps: Deps, actor: Actor, id: number, change: CampusEdit) {
  const { pictureWords, updatedAt, ...input } = change;
  return conflictOfNames(
    deps.db.transaction(async (tx) => {
      await queries.lockCampuses(tx);
      const before = await viewCampus({ db: tx }, id);
      await refuseStale(tx, actor, { kind: 'campus', itemId: id, updatedAt: before.updatedAt }, updatedAt);
      const isNewPage = input.pageId !== before.pageId;
      const values = { ...input, ...(await checked(deps, tx, input, isNewPage)), updatedAt: deps.clock() };
      await queries.updateCampus(tx, id, values);
      await describePictures(deps, tx, actor, pictureWords);
      const campus = await viewCampus({ db: tx }, id);
      await saveVersion(deps, tx, actor, presentVersion(before), presentVersion(campus));
      return campus;
    }),
  );
}

export function deleteCampus(deps: Deps, actor: Actor, id: number, startedFrom: string | undefined): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const held = (await queries.lockCampuses(tx)).find((one) => one.id === id);
    if (!held) throw notFound();
    const { name, updatedAt } = await viewCampus({ db: tx }, id);
    await refuseStale(tx, actor, { kind: 'campus', itemId: id, updatedAt }, startedFrom);
    await moveToTrash(deps, tx, actor, { kind: 'campus', id, title: name });
  });
}

export function orderCampuses(deps: Deps, actor: Actor, change: OrderChange) {
  return deps.db.transaction(async (tx) => {
    if (isNewOrder(await queries.lockCampuses(tx), change)) {
      await queries.orderCampuses(tx, change.ids);
      await record(deps, tx, actor, { action: 'changed', kind: 'campus', itemId: 'order', title: 'Order of campuses' });
    }
    return queries.listCampuses(tx);
  });
}

/** It stands together with those of the other campuses. */
const pageAbout = ({ name, slug }: Pick<CampusAdd, 'name' | 'slug'>) => ({
  ...{ title: name, slug, tag: 'campuses' },
  pageText: `<p>${toWrite} How to find it, who leads it, which classes are here, and what a visitor would notice first.</p>`,
});

/** A campus leads to a page that readers can see, and shows a picture that is there. */
async function checked(
  { clock }: Deps,
  tx: Db,
  { picture, pageId, headId }: Pick<CampusEdit, 'picture' | 'pageId' | 'headId'>,
  isNewPage = true,
) {
  if (picture) await requirePictures(tx, 'picture', [picture]);
  // The page that it has may have become a draft, or be one still.
  if (pageId && isNewPage && !(await queries.isReadable(tx, pageId, clock())))
    throw invalid({ pageId: messages.noPage });
  if (headId && !(await queries.hasProfile(tx, headId))) throw invalid({ headId: messages.noHead });
  return picture === undefined ? {} : { picture: picture || null };
}

const conflictOfNames = <T>(work: Promise<T>): Promise<T> => refuseDuplicate(work, 'name', messages.nameTaken);
