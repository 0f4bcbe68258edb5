import { and, desc, eq, getTableColumns, gte, ilike, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { likePattern } from '../../db/like-pattern.ts';
import { placeholders, preparedStatement } from '../../db/prepared-statement.ts';
import { auditLog } from '../../db/tables/history.ts';

const { salt: _, ...columns } = getTableColumns(auditLog);

export type AuditRow = Omit<typeof auditLog.$inferSelect, 'salt'>;
export type AuditFilter = { q: string; actor?: number; kind?: string; from?: Date; before?: Date };

const matching = ({ q, actor, kind, from, before }: AuditFilter) =>
  and(
    actor === undefined ? undefined : eq(auditLog.actorId, actor),
    kind === undefined ? undefined : eq(auditLog.kind, kind),
    from && gte(auditLog.at, from),
    before && lt(auditLog.at, before),
    q === ''
      ? undefined
      : or(...[auditLog.title, auditLog.actorName, auditLog.detail].map((column) => ilike(column, likePattern(q)))),
  );

const insertStatement = preparedStatement((db) =>
  db
    .insert(auditLog)
    .values(placeholders('at', 'actorId', 'actorName', 'action', 'kind', 'itemId', 'title', 'detail'))
    .prepare('insert_audit_entry'),
);

/** Every save writes one. */
export async function insertEntry(db: Db, entry: Omit<AuditRow, 'id'>): Promise<void> {
  await insertStatement(db).execute(entry);
}

export async function insertEntries(db: Db, entries: Omit<AuditRow, 'id'>[]): Promise<void> {
  if (entries.length > 0) await db.insert(auditLog).values(entries);
}

type PastEvent = { action: string; kind: string; itemId: string; since: Date };

export async function hasEntry(db: Db, { action, kind, itemId, since }: PastEvent): Promise<boolean> {
  const same = and(eq(auditLog.kind, kind), eq(auditLog.itemId, itemId), eq(auditLog.action, action));
  return (await db.$count(auditLog, and(same, gte(auditLog.at, since)))) > 0;
}

/** Who brought a thing into the state that it has had since then: its line comes before all later ones. */
export async function actorSince(db: Db, { kind, itemId, since }: { kind: string; itemId?: string; since: Date }) {
  const ofItem = and(eq(auditLog.kind, kind), itemId === undefined ? undefined : eq(auditLog.itemId, itemId));
  const [line] = await db
    .select({ id: auditLog.actorId, name: auditLog.actorName })
    .from(auditLog)
    .where(and(ofItem, gte(auditLog.at, since)))
    .orderBy(auditLog.id)
    .limit(1);
  return line;
}

export function listEntries(db: Db, filter: AuditFilter, limit: number, offset: number): Promise<AuditRow[]> {
  return db
    .select(columns)
    .from(auditLog)
    .where(matching(filter))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(limit)
    .offset(offset);
}

export const countEntries = (db: Db, filter: AuditFilter) => db.$count(auditLog, matching(filter));

/** What the triggers of the table let through; whatever else is set is refused. */
type Redacted = { title?: Removed; itemId?: ''; detail?: '' };
export type Removed = '(name removed)' | 'No longer kept';

/** Lines that are redacted already are left alone: each change is an entry of the chain. */
async function redact(db: Db, lines: SQL | undefined, words: Redacted): Promise<void> {
  const given = Object.entries(words) as [keyof Redacted, string][];
  const differs = or(...given.map(([column, word]) => ne(auditLog[column], word)));
  await db.update(auditLog).set(words).where(and(lines, differs));
}

export async function redactItems(db: Db, kind: string, ids: string[], title: Removed): Promise<void> {
  if (ids.length === 0) return;
  const same = and(eq(auditLog.kind, kind), inArray(auditLog.itemId, ids));
  // The name of a file can be the name of who is on it; that of an order is its number.
  const words = { picture: { title, itemId: '', detail: '' }, order: { detail: '' } } as const;
  await redact(db, same, kind === 'picture' || kind === 'order' ? words[kind] : { title, detail: '' });
}

/** With the number, which would otherwise be taken off in a second change when the account goes. */
export async function anonymiseActor(db: Db, userId: number): Promise<void> {
  const formerActor = { actorId: null, actorName: 'Former member of staff' };
  await db.update(auditLog).set(formerActor).where(eq(auditLog.actorId, userId));
}

export const redactLines = (db: Db, ids: number[]): Promise<void> =>
  redact(db, inArray(auditLog.id, ids), { title: '(name removed)', detail: '' });

/** The words with which the inbox says whom it gave an enquiry to, at the end of a line. */
export async function redactAssignee(db: Db, name: string): Promise<void> {
  const said = `Assigned to ${name}`;
  const isSaid = sql`right(${auditLog.detail}, ${said.length}) = ${said}`;
  await redact(db, and(eq(auditLog.kind, 'enquiry'), isSaid), { detail: '' });
}
