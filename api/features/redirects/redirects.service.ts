import type { z } from 'zod';
import {
  isFarAddress,
  maxRedirectRows,
  redirectMessages as messages,
  normalAddress,
  type RedirectAdd,
  type RedirectQuery,
  type redirect,
  redirectAdd,
} from '../../../contract/pages/redirects.ts';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../lib/actor.ts';
import { schoolDay } from '../../lib/clock.ts';
import { readCsv, TooManyColumnsError } from '../../lib/csv/read.ts';
import { ApiError, invalid, notFound } from '../../lib/errors.ts';
import { pageCount, pageOf } from '../../lib/paging.ts';
import { record } from '../audit/audit.service.ts';
import { lockTree } from '../pages/page-tree.service.ts';
import * as queries from './redirects.queries.ts';

const pageSize = 50;

/** Where somebody is sent who asked for this address, if anywhere. */
export async function followRedirect({ db, clock }: Deps, address: string): Promise<string | undefined> {
  const path = normalAddress(address);
  const found = await queries.findTarget(db, path);
  if (!found) return undefined;
  const today = schoolDay(clock());
  if (found.lastUsed !== today) await queries.noteUse(db, path, today);
  return found.to;
}

export async function listRedirects({ db }: Deps, { page, q }: RedirectQuery) {
  const [docs, total] = await Promise.all([
    queries.listRedirects(db, q, pageOf(page, pageSize)),
    queries.countRedirects(db, q),
  ]);
  return { docs, pages: pageCount(total, pageSize), total };
}

export function addRedirect(deps: Deps, actor: Actor, input: RedirectAdd) {
  return deps.db.transaction(async (tx) => {
    await lockTree(tx);
    await put(deps, tx, actor, input, 'by hand');
    await record(deps, tx, actor, {
      action: 'added',
      kind: 'redirect',
      itemId: input.from,
      title: input.from,
      detail: input.to,
    });
  });
}

/** What can be taken is; each row that cannot says why, and leaves the others alone. */
export function importRedirects(deps: Deps, actor: Actor, csv: string) {
  const rows = rowsOf(csv);
  if (rows.length > maxRedirectRows) throw invalid({ csv: messages.rows });
  if (!rows.some((cells) => cells.length >= 2)) throw invalid({ csv: messages.csv });
  return deps.db.transaction(async (tx) => {
    await lockTree(tx);
    const refused: { row: number; from: string; reason: string }[] = [];
    let added = 0;
    for (const [n, [from = '', to = '']] of rows.entries()) {
      const parsed = redirectAdd.safeParse({ from, to });
      // The names of the columns.
      if (n === 0 && !parsed.success) continue;
      const reason = parsed.success
        ? await put(deps, tx, actor, parsed.data, 'imported').catch(reasonOf)
        : (parsed.error.issues[0]?.message ?? messages.csv);
      if (reason === undefined) added += 1;
      else refused.push({ row: n + 1, from: from.slice(0, 200), reason });
    }
    await record(deps, tx, actor, { action: 'imported', kind: 'redirect', itemId: '', title: `${added} redirects` });
    return { added, refused };
  });
}

export function deleteRedirect(deps: Deps, actor: Actor, address: string) {
  return deps.db.transaction(async (tx) => {
    if (!(await queries.deleteRedirect(tx, normalAddress(address)))) throw notFound();
    await record(deps, tx, actor, { action: 'deleted', kind: 'redirect', itemId: address, title: address });
  });
}

/** Programs write commas, semicolons or tabs between the two. */
function rowsOf(csv: string): string[][] {
  const text = csv.replace(/^\uFEFF/, '');
  const first = text.slice(0, 2000).split('\n', 1)[0] ?? '';
  const delimiter = [',', ';', '\t'].find((sign) => first.includes(sign)) ?? ',';
  try {
    return [...readCsv(text, delimiter, { columns: 20, cellLength: 1000 })]
      .map((cells) => cells.map((cell) => cell.trim()))
      .filter((cells) => cells.some(Boolean));
  } catch (error) {
    if (error instanceof TooManyColumnsError) throw invalid({ csv: messages.csv });
    throw error;
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  return Object.values(error.fields ?? {})[0] ?? error.message;
}

type Cause = z.infer<typeof redirect>['cause'];

async function put(
  deps: Deps,
  tx: Db,
  actor: Actor,
  { from, to }: z.infer<typeof redirectAdd>,
  cause: Cause,
): Promise<undefined> {
  const path = normalAddress(from);
  if (await queries.findPageAt(tx, path)) throw invalid({ from: messages.page });
  const goal = await goalOf(tx, to);
  if (goal.target === `/${path}`) throw invalid({ to: messages.loop });
  await queries.putRedirect(tx, { path, cause, createdBy: actor.id, createdAt: deps.clock() }, goal);
}

/** A page, if one stands there; where another redirect leads, if there is one; else the address itself. */
async function goalOf(tx: Db, to: string) {
  if (isFarAddress(to)) return { pageId: null, target: to };
  const path = normalAddress(to);
  const pageId = await queries.findPageAt(tx, path);
  if (pageId) return { pageId, target: null };
  const next = await queries.findRow(tx, path);
  return next ? { pageId: next.pageId, target: next.target } : { pageId: null, target: `/${path}` };
}
