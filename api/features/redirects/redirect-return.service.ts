import { isFarAddress, redirectMessages as messages } from '../../../contract/pages/redirects.ts';
import type { Db } from '../../db/client.ts';
import { ApiError } from '../../lib/errors.ts';
import { lookedUpAs, spellingsOf, storedAs } from './redirect-addresses.ts';
import * as queries from './redirects.queries.ts';

/** Those that led to this path lead on to its goal. */
export const leadOn = (tx: Db, path: string, goal: queries.Goal) => queries.leadOn(tx, spellingsOf(path), goal);

/** A page, if one stands there; where another redirect leads, if there is one; else the address itself. */
async function goalOf(tx: Db, target: string): Promise<queries.Goal> {
  if (isFarAddress(target)) return { pageId: null, target };
  const path = lookedUpAs(storedAs(target));
  const pageId = await queries.findPageAt(tx, path);
  if (pageId) return { pageId, target: null };
  const next = await queries.findRow(tx, path);
  return next ? { pageId: next.pageId, target: next.target } : { pageId: null, target };
}

/** Where one that comes back from the trash leads by now, if its address is still free and its goal still there. */
export async function goalOfReturn(tx: Db, path: string, { pageId, target }: queries.Goal): Promise<queries.Goal> {
  if (await queries.findPageAt(tx, path)) throw new ApiError('conflict', messages.pageNow);
  if (await queries.findRow(tx, path)) throw new ApiError('conflict', messages.taken);
  if (pageId && !(await queries.hasPage(tx, pageId))) throw new ApiError('conflict', messages.pageGone);
  const goal = target === null ? { pageId, target } : await goalOf(tx, target);
  if (goal.target === `/${path}`) throw new ApiError('conflict', messages.circle);
  return goal;
}
