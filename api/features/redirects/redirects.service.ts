import type { z } from 'zod';
import { pageTreeMessages } from '../../../contract/pages/page-tree.ts';
import {
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
import { lockTree } from '../pages/tree/page-tree.service.ts';
import { checkLinks } from '../search/links/links.service.ts';
import { moveToTrash } from '../trash/trash.service.ts';
import { isProgramAddress } from './program-addresses.ts';
import { locationOf, sourceOf, spellingsOf, targetOf } from './redirect-addresses.ts';
import { goalOf } from './redirect-return.service.ts';
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
  const dead = await deadAmong({ db, clock }, rows);
  const docs = rows.map((row) => ({ ...row, dead: dead.has(row.to) }));
  return { docs, pages: pageCount(total, pageSize), total };
}

/** Those of our own addresses at which readers find nothing. */
async function deadAmong(deps: Pick<Deps, 'db' | 'clock'>, goals: { to: string }[]): Promise<ReadonlySet<string>> {
  const own = goals.map(({ to }) => to).filter((to) => to.startsWith('/'));
  return new Set((await checkLinks(deps, own)).dead);
}

export function addRedirect(deps: Deps, actor: Actor, input: RedirectAdd) {
  return deps.db.transaction(async (tx) => {
    await lockTree(tx);
    const led = await put(deps, tx, actor, input, 'by hand');
    // Whoever changes where it leads is to know what was there.
    if (led !== undefined) throw invalid({ from: messages.leads(led) });
    await record(deps, tx, actor, {
      action: 'added',
      kind: 'redirect',
      itemId: input.from,
      title: input.from,
      detail: input.to,
    });
  });
}

type Taken = { row: number; from: string; led: string | undefined };

/** What can be taken is; each row that cannot says why, and leaves the others alone. */
export function importRedirects(deps: Deps, actor: Actor, csv: string) {
  const rows = rowsOf(csv);
  if (rows.length > maxRedirectRows) throw invalid({ csv: messages.rows });
  if (!rows.some((cells) => cells.length >= 2)) throw invalid({ csv: messages.csv });
  return deps.db.transaction(async (tx) => {
    await lockTree(tx);
    const refused: { row: number; from: string; reason: string }[] = [];
    const taken = new Map<string, Taken>();
    for (const [n, [from = '', to = '']] of rows.entries()) {
      const parsed = redirectAdd.safeParse({ from, to });
      // The names of the columns.
      if (n === 0 && !parsed.success) continue;
      const row = { row: n + 1, from: from.slice(0, 200) };
      try {
        if (!parsed.success) throw invalid({ csv: parsed.error.issues[0]?.message ?? messages.csv });
        const path = sourceOf(from);
        const twice = taken.get(path);
        if (twice) throw invalid({ from: messages.twice(twice.row) });
        taken.set(path, { ...row, led: await put(deps, tx, actor, parsed.data, 'imported') });
      } catch (error) {
        refused.push({ ...row, reason: reasonOf(error) });
      }
    }
    const added = taken.size;
    await record(deps, tx, actor, { action: 'imported', kind: 'redirect', itemId: '', title: `${added} redirects` });
    return { added, refused, noted: await notesOf({ db: tx, clock: deps.clock }, taken) };
  });
}

/** Only when all are there: one may lead to where the next one leads on. */
async function notesOf(deps: Pick<Deps, 'db' | 'clock'>, taken: ReadonlyMap<string, Taken>) {
  const goals = await queries.findGoals(deps.db, [...taken.keys()]);
  const dead = await deadAmong(deps, goals);
  const goalOfPath = new Map(goals.map(({ path, to }) => [path, to]));
  return [...taken].flatMap(([path, { led, ...row }]) => {
    const to = goalOfPath.get(path) ?? '';
    const notes = [...(led === undefined ? [] : [messages.led(led)]), ...(dead.has(to) ? [messages.nothing(to)] : [])];
    return notes.length > 0 ? [{ ...row, reason: [messages.imported, ...notes].join(' ') }] : [];
  });
}

export function deleteRedirect(deps: Deps, actor: Actor, address: string) {
  return deps.db.transaction(async (tx) => {
    await lockTree(tx);
    const found = await queries.findRow(tx, normalAddress(address));
    if (!found) throw notFound();
    await moveToTrash(deps, tx, actor, { kind: 'redirect', id: found.id, title: `/${found.path}` });
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

/** Where the address led until now, if that was elsewhere. */
async function put(
  deps: Deps,
  tx: Db,
  actor: Actor,
  { from, to }: z.infer<typeof redirectAdd>,
  cause: Cause,
): Promise<string | undefined> {
  const path = sourceOf(from);
  if (await queries.findPageAt(tx, path)) throw invalid({ from: messages.page });
  if (isProgramAddress(`/${path}`)) throw invalid({ from: pageTreeMessages.reserved });
  const goal = await goalOf(tx, targetOf(to, deps.publicUrl));
  if (goal.target !== null && locationOf(goal.target, path, deps.publicUrl) === undefined)
    throw invalid({ to: messages.loop });
  const before = await queries.findRow(tx, path);
  if (before?.pageId === goal.pageId && before.target === goal.target) return undefined;
  const row = { path, cause, createdBy: actor.id, createdAt: deps.clock() };
  await queries.putRedirect(tx, row, goal, spellingsOf(path));
  return before?.to;
}
