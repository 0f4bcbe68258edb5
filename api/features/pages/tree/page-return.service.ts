import {
  deepest,
  pageTreeMessages as messages,
  pathMaxLength,
  reservedSlugs,
} from '../../../../contract/pages/page-tree.ts';
import type { Db } from '../../../db/client.ts';
import type { Actor } from '../../../lib/actor.ts';
import { ApiError } from '../../../lib/errors.ts';
import { moveLinks } from './page-links.queries.ts';
import * as queries from './page-tree.queries.ts';

export const { lockTree } = queries;

type Way = { from: string; to: string; now: Date };

type Deleted = { path: string; parentId: string | null };

/** Where a page stands when it comes back: below its parent of today, or at the top when that is gone. */
export async function addressOfReturn(tx: Db, { path, parentId }: Deleted): Promise<string> {
  const parent = parentId === null ? undefined : await queries.findNode(tx, parentId);
  const slug = path.slice(path.lastIndexOf('/') + 1);
  // The program answers some addresses itself, and a page there would never be seen.
  const atTop = reservedSlugs.includes(slug) ? path.replaceAll('/', '-') : slug;
  const today = parent ? `${parent.path}/${slug}` : atTop;
  if (today.split('/').length > deepest) throw new ApiError('conflict', messages.tooDeep);
  if (today.length > pathMaxLength) throw new ApiError('conflict', messages.tooLong);
  return today;
}

/** Once it is there: like a move it leaves a redirect and takes its links along, unless another page has its address. */
export async function settlePage(tx: Db, actor: Actor, id: string, { from, to, now }: Way) {
  if (from !== to && !(await queries.isTaken(tx, from, id))) {
    await queries.leadToPage(tx, { from, id, createdBy: actor.id, now });
    await moveLinks(tx, from, to);
  }
  // Last among those that it never stood with.
  if (from.includes('/') && !to.includes('/')) await queries.place(tx, id, null, null);
  await queries.settleReturned(tx, id);
}
