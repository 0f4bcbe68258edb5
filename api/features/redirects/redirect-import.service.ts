import { maxRedirectRows, redirectMessages as messages, redirectAdd } from '../../../contract/pages/redirects.ts';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../lib/actor.ts';
import { readCsv, TooManyColumnsError } from '../../lib/csv/read.ts';
import { ApiError, invalid } from '../../lib/errors.ts';
import { record } from '../audit/audit.service.ts';
import { lockTree } from '../pages/tree/page-tree.service.ts';
import { keepVersions } from '../revisions/revisions.service.ts';
import { openRedirects, type Wanted } from './put-redirect.service.ts';
import { sourceOf, targetOf } from './redirect-addresses.ts';
import { changeOf, kind } from './redirect-versions.ts';
import * as queries from './redirects.queries.ts';
import { deadAmong } from './redirects.service.ts';

type AboutRow = { row: number; from: string };
type Row = AboutRow & Wanted;
type Refused = AboutRow & { reason: string };
/** With where it leads now, and what was there before, if that led elsewhere. */
type Taken = AboutRow & { to: string; led: queries.Led | undefined };

/** What can be taken is; each row that cannot says why, and leaves the others alone. */
export function importRedirects(deps: Deps, actor: Actor, csv: string) {
  const rows = rowsOf(csv);
  if (rows.length > maxRedirectRows) throw invalid({ csv: messages.rows });
  if (!rows.some((cells) => cells.length >= 2)) throw invalid({ csv: messages.csv });
  return deps.db.transaction(async (tx) => {
    await lockTree(tx);
    const { wanted, refused } = read(rows, deps.publicUrl);
    const redirects = await openRedirects(deps, tx, wanted, { cause: 'imported', actor });
    const put = new Map<string, Row>();
    for (const one of wanted) {
      const { row, from, path } = one;
      try {
        const twice = put.get(path);
        if (twice) throw invalid({ from: messages.twice(twice.row) });
        redirects.put(one);
        put.set(path, one);
      } catch (error) {
        refused.push({ row, from, reason: reasonOf(error) });
      }
    }
    await redirects.write();
    const taken = await whatBecame(tx, [...put.values()], redirects.before);
    const changes = taken.flatMap(({ led, to }) => (led ? [changeOf(led, to)] : []));
    await keepVersions(deps, tx, actor, kind, changes);
    const [added, changed] = [put.size, changes.length];
    const detail = changed > 0 ? `${changed} of them led elsewhere before` : '';
    await record(deps, tx, actor, { action: 'imported', kind, itemId: '', title: `${added} redirects`, detail });
    refused.sort((one, other) => one.row - other.row);
    return { added, changed, refused, noted: await notesOf({ db: tx, clock: deps.clock }, taken) };
  });
}

/** Those that mean something. */
function read(rows: string[][], publicUrl: string) {
  const wanted: Row[] = [];
  const refused: Refused[] = [];
  for (const [n, [from = '', to = '']] of rows.entries()) {
    const parsed = redirectAdd.safeParse({ from, to });
    // The names of the columns.
    if (n === 0 && !parsed.success) continue;
    const row = { row: n + 1, from: from.slice(0, 200) };
    try {
      if (!parsed.success) throw invalid({ csv: parsed.error.issues[0]?.message ?? messages.csv });
      wanted.push({ ...row, path: sourceOf(parsed.data.from), target: targetOf(parsed.data.to, publicUrl) });
    } catch (error) {
      refused.push({ ...row, reason: reasonOf(error) });
    }
  }
  return { wanted, refused };
}

/** Only when all are there: one may lead to where the next one leads on. */
async function whatBecame(tx: Db, put: Row[], before: ReadonlyMap<string, queries.Led>): Promise<Taken[]> {
  const now = await queries.findRows(
    tx,
    put.map(({ path }) => path),
  );
  const goalOf = new Map(now.map(({ path, to }) => [path, to]));
  return put.map(({ path, row, from }) => {
    const [led, to] = [before.get(path), goalOf.get(path) ?? ''];
    return { row, from, to, led: led?.to === to ? undefined : led };
  });
}

async function notesOf(deps: Pick<Deps, 'db' | 'clock'>, taken: Taken[]): Promise<Refused[]> {
  const dead = await deadAmong(deps, taken);
  return taken.flatMap(({ row, from, to, led }) => {
    const notes = [...(led ? [messages.led(led.to)] : []), ...(dead.has(to) ? [messages.nothing(to)] : [])];
    return notes.length > 0 ? [{ row, from, reason: [messages.imported, ...notes].join(' ') }] : [];
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
