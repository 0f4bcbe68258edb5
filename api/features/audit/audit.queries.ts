import { and, desc, eq, gte, ilike, lt, or } from 'drizzle-orm';
import { builtOnce, placeholders } from '../../db/built-once.ts';
import type { Db } from '../../db/client.ts';
import { likePattern } from '../../db/like-pattern.ts';
import { auditLog } from '../../db/tables/history.ts';

export type AuditRow = typeof auditLog.$inferSelect;
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

const insertStatement = builtOnce((db) =>
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

type Deed = { action: string; kind: string; itemId: string; since: Date };

export async function hasEntry(db: Db, { action, kind, itemId, since }: Deed): Promise<boolean> {
  const same = and(eq(auditLog.kind, kind), eq(auditLog.itemId, itemId), eq(auditLog.action, action));
  return (await db.$count(auditLog, and(same, gte(auditLog.at, since)))) > 0;
}

export function listEntries(db: Db, filter: AuditFilter, limit: number, offset: number): Promise<AuditRow[]> {
  return db
    .select()
    .from(auditLog)
    .where(matching(filter))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(limit)
    .offset(offset);
}

export const countEntries = (db: Db, filter: AuditFilter) => db.$count(auditLog, matching(filter));
