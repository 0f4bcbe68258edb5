import type { z } from 'zod';
import { pageTreeMessages } from '../../../contract/pages/page-tree.ts';
import { isFarAddress, redirectMessages as messages, type redirect } from '../../../contract/pages/redirects.ts';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../lib/actor.ts';
import { invalid } from '../../lib/errors.ts';
import { isProgramAddress } from './program-addresses.ts';
import { locationOf, lookedUpAs, spellingsOf, storedAs } from './redirect-addresses.ts';
import * as queries from './redirects.queries.ts';

/** `target` is where it is to lead, as `targetOf` says it. */
export type Wanted = { path: string; target: string };
type Put = { cause: z.infer<typeof redirect>['cause']; actor: Actor };

const pathOf = (target: string): string[] => (isFarAddress(target) ? [] : [lookedUpAs(storedAs(target))]);

/**
 * What stands at the addresses that are wanted and leads to them, for whoever holds the tree. Redirects are put one after
 * the other in memory and written together, so that a table of thousands takes as many statements as one of them.
 */
export async function openRedirects({ clock, publicUrl }: Deps, tx: Db, wanted: Wanted[], { cause, actor }: Put) {
  const paths = [...new Set(wanted.flatMap(({ path, target }) => [path, ...pathOf(target)]))];
  const spellings = wanted.flatMap(({ path }) => spellingsOf(path));
  const pages = new Map((await queries.findPagesAt(tx, paths)).map(({ path, id }) => [path, id]));
  const before = new Map((await queries.findAround(tx, paths, spellings)).map((row) => [row.path, row]));
  const goals = new Map<string, queries.Goal>();
  const leading = new Map<string, Set<string>>();
  const added = new Set<string>();

  function lead(path: string, goal: queries.Goal) {
    leading.get(goals.get(path)?.target?.toLowerCase() ?? '')?.delete(path);
    goals.set(path, { pageId: goal.pageId, target: goal.target });
    if (goal.target === null) return;
    const target = goal.target.toLowerCase();
    leading.set(target, (leading.get(target) ?? new Set()).add(path));
  }
  for (const [path, row] of before) lead(path, row);

  /** A page, if one stands there; where another redirect leads, if there is one; else the address itself. */
  function goalOf(target: string): queries.Goal {
    const [path = ''] = pathOf(target);
    const pageId = pages.get(path);
    return pageId === undefined ? (goals.get(path) ?? { pageId: null, target }) : { pageId, target: null };
  }

  const isLoop = (target: string | null, path: string) =>
    target !== null && locationOf(target, path, publicUrl) === undefined;

  /** Whether it led elsewhere, or nowhere. */
  function put({ path, target }: Wanted): boolean {
    if (pages.has(path)) throw invalid({ from: messages.page });
    if (isProgramAddress(`/${path}`)) throw invalid({ from: pageTreeMessages.reserved });
    const goal = goalOf(target);
    if (isLoop(target, path) || isLoop(goal.target, path)) throw invalid({ to: messages.loop });
    const now = goals.get(path);
    if (now?.pageId === goal.pageId && now.target === goal.target) return false;
    added.add(path);
    lead(path, goal);
    // Those that led here lead on to the goal itself, so that nobody is sent twice.
    for (const spelling of spellingsOf(path)) for (const other of [...(leading.get(spelling) ?? [])]) lead(other, goal);
    return true;
  }

  async function write(): Promise<void> {
    const changed = [...goals].filter(([path, { pageId, target }]) => {
      const old = before.get(path);
      return added.has(path) || old?.pageId !== pageId || old.target !== target;
    });
    const rows = changed.map(([path, goal]) => ({ path, ...goal }));
    const [fresh, ledOn] = [rows.filter(({ path }) => added.has(path)), rows.filter(({ path }) => !added.has(path))];
    if (fresh.length > 0) await queries.putRedirects(tx, fresh, { cause, createdBy: actor.id, createdAt: clock() });
    if (ledOn.length > 0) await queries.leadElsewhere(tx, ledOn);
  }

  return { before, put, write };
}
