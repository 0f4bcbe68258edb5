import {
  redirectMessages as messages,
  normalAddress,
  type RedirectAdd,
  type RedirectEdit,
  type RedirectQuery,
} from '../../../contract/pages/redirects.ts';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../lib/actor.ts';
import { schoolDay } from '../../lib/clock.ts';
import { invalid, notFound } from '../../lib/errors.ts';
import { pageCount, pageOf } from '../../lib/paging.ts';
import { record } from '../audit/audit.service.ts';
import { lockTree } from '../pages/tree/page-tree.service.ts';
import { keepVersions, staleError } from '../revisions/revisions.service.ts';
import { checkLinks } from '../search/links/links.service.ts';
import { moveToTrash } from '../trash/trash.service.ts';
import { openRedirects } from './put-redirect.service.ts';
import { locationOf, sourceOf, targetOf } from './redirect-addresses.ts';
import { changeOf, kind, saysNow } from './redirect-versions.ts';
import * as queries from './redirects.queries.ts';

const pageSize = 50;

/** Where somebody is sent who asked for this address, if anywhere. */
export async function followRedirect({ db, clock, publicUrl }: Deps, address: string): Promise<string | undefined> {
  const path = normalAddress(address);
  const now = clock();
  const found = await queries.findTarget(db, path, now);
  const to = found?.to ? locationOf(found.to, path, publicUrl) : undefined;
  if (!found || to === undefined) return undefined;
  const today = schoolDay(now);
  if (found.lastUsed !== today) await queries.noteUse(db, path, today);
  return to;
}

export async function listRedirects({ db, clock }: Deps, { page, q }: RedirectQuery) {
  const [rows, total] = await Promise.all([
    queries.listRedirects(db, q, pageOf(page, pageSize)),
    queries.countRedirects(db, q),
  ]);
  return { docs: await withDead({ db, clock }, rows), pages: pageCount(total, pageSize), total };
}

export type Shown = Awaited<ReturnType<typeof viewRedirect>>;

export async function viewRedirect({ db, clock }: Pick<Deps, 'db' | 'clock'>, id: number) {
  const row = await queries.findShown(db, id);
  const [shown] = row ? await withDead({ db, clock }, [row]) : [];
  if (!shown) throw notFound();
  return shown;
}

async function withDead<T extends { to: string }>(deps: Pick<Deps, 'db' | 'clock'>, rows: T[]) {
  const dead = await deadAmong(deps, rows);
  return rows.map((row) => ({ ...row, dead: dead.has(row.to) }));
}

/** Those of our own addresses at which readers find nothing. */
export async function deadAmong(
  deps: Pick<Deps, 'db' | 'clock'>,
  goals: { to: string }[],
): Promise<ReadonlySet<string>> {
  const own = goals.map(({ to }) => to).filter((to) => to.startsWith('/'));
  return new Set((await checkLinks(deps, own)).dead);
}

export function addRedirect(deps: Deps, actor: Actor, { from, to }: RedirectAdd) {
  return deps.db.transaction(async (tx) => {
    await lockTree(tx);
    const path = sourceOf(from);
    const led = await put(deps, tx, actor, { path, to });
    // Whoever changes where it leads is to know what was there.
    if (led !== undefined) throw invalid({ from: messages.leads(led) });
    await record(deps, tx, actor, { action: 'added', kind, itemId: from, title: from, detail: to });
  });
}

/** By the rules of a new one. Where it led is kept. */
export function editRedirect(deps: Deps, actor: Actor, id: number, { to, before: seen }: RedirectEdit) {
  return deps.db.transaction(async (tx) => {
    await lockTree(tx);
    const found = await queries.findShown(tx, id);
    if (!found) throw notFound();
    const before = await requireSeen(tx, actor, found.path, seen);
    await put(deps, tx, actor, { path: before.path, to });
    const after = await viewRedirect({ db: tx, clock: deps.clock }, id);
    if (after.to === before.to) return after;
    await keepVersions(deps, tx, actor, kind, [changeOf(before, after.to)]);
    await record(deps, tx, actor, {
      ...{ action: 'changed', kind, itemId: id, title: `/${before.path}` },
      detail: `from ${before.to} to ${after.to}`,
    });
    return after;
  });
}

export function deleteRedirect(
  deps: Deps,
  actor: Actor,
  { from, before }: { from: string; before?: string | undefined },
) {
  return deps.db.transaction(async (tx) => {
    await lockTree(tx);
    const found = await requireSeen(tx, actor, normalAddress(from), before);
    await moveToTrash(deps, tx, actor, { kind, id: found.id, title: `/${found.path}` });
  });
}

/** By hand. Answers where the address led until now, if that was elsewhere. */
async function put(deps: Deps, tx: Db, actor: Actor, { path, to }: { path: string; to: string }) {
  const wanted = { path, target: targetOf(to, deps.publicUrl) };
  const redirects = await openRedirects(deps, tx, [wanted], { cause: 'by hand', actor });
  const isChanged = redirects.put(wanted);
  await redirects.write();
  return isChanged ? redirects.before.get(path)?.to : undefined;
}

/** It leads where this person saw that it leads. */
async function requireSeen(tx: Db, actor: Actor, path: string, seen: string | undefined): Promise<queries.Led> {
  const [now] = await queries.findRows(tx, [path]);
  if (!now) throw notFound();
  if (seen === undefined || seen === now.to) return now;
  throw await staleError(tx, actor, { kind, itemId: now.id }, saysNow(now.to));
}
