import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { SketchKind } from '../../../contract/site/sketches.ts';
import type { Db } from '../../db/client.ts';
import { sitePreviews } from '../../db/tables/settings.ts';

/** Of whom, and what it would change: null for what it would add. */
export type Sketch = { kind: SketchKind; id: number | null; createdBy: number };
type Link = { tokenHash: string; content: unknown; expiresAt: Date };

const { part, createdBy: maker, noticeId, termDateId, campusId } = sitePreviews;

/** The colours are one thing. */
const keyOf = { notice: 'noticeId', termDate: 'termDateId', campus: 'campusId', brand: undefined } as const;

function isOf({ kind, id, createdBy }: Sketch) {
  const key = keyOf[kind];
  const item = key && (id === null ? isNull(sitePreviews[key]) : eq(sitePreviews[key], id));
  return and(eq(part, kind), eq(maker, createdBy), item);
}

export async function findSketch(db: Db, sketch: Sketch, now: Date) {
  const [row] = await db
    .select({ expiresAt: sitePreviews.expiresAt, opened: sitePreviews.opened })
    .from(sitePreviews)
    .where(and(isOf(sketch), gt(sitePreviews.expiresAt, now)));
  return row;
}

/** A new link ends the one before, also where two are made at once. */
export async function putSketch(db: Db, { kind, id, createdBy }: Sketch, link: Link, now: Date): Promise<void> {
  await db.delete(sitePreviews).where(lt(sitePreviews.expiresAt, now));
  const key = keyOf[kind];
  await db
    .insert(sitePreviews)
    .values({ part: kind, createdBy, ...(key && { [key]: id }), ...link })
    .onConflictDoUpdate({ target: [part, maker, noticeId, termDateId, campusId], set: { ...link, opened: 0 } });
}

/** What it was of, if there was one. */
export async function deleteSketch(db: Db, sketch: Sketch): Promise<unknown> {
  const [gone] = await db.delete(sitePreviews).where(isOf(sketch)).returning({ content: sitePreviews.content });
  return gone?.content;
}
