import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { read } from '../../db/declared-reads.ts';
import { preparedStatement } from '../../db/prepared-statement.ts';
import { settings } from '../../db/tables/settings.ts';

type Opening = { isOpen: boolean };

const openingKey = 'opening';
const opening = preparedStatement((db) =>
  db.select({ value: settings.value }).from(settings).where(eq(settings.key, openingKey)).prepare(read('opening')),
);

/** A school without the row was there before a site could be closed, or is the demo. */
export async function findOpening(db: Db): Promise<boolean> {
  const [row] = await opening(db).execute();
  return (row?.value as Opening | undefined)?.isOpen ?? true;
}

export async function insertClosed(db: Db): Promise<void> {
  const value: Opening = { isOpen: false };
  await db.insert(settings).values({ key: openingKey, value }).onConflictDoNothing();
}

/** Whether it was closed until now. */
export async function markOpen(db: Db, updatedBy: number | null, updatedAt: Date): Promise<boolean> {
  const value: Opening = { isOpen: true };
  const [row] = await db.select().from(settings).where(eq(settings.key, openingKey)).for('update');
  if (!row || (row.value as Opening).isOpen) return false;
  await db.update(settings).set({ value, updatedBy, updatedAt }).where(eq(settings.key, openingKey));
  return true;
}
