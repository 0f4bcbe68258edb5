import type { Db } from '../db/client.ts';
import { visits } from '../db/tables/settings.ts';
import { schoolDay } from '../lib/clock.ts';

const dayMs = 24 * 60 * 60 * 1000;
const daysBack = 30;
/** Sunday first: parents look on weekday evenings, most of all when the week begins. */
const rhythm = [0.62, 1.18, 1.08, 1, 0.97, 0.9, 0.55];

/** A month of readers: the rhythm of the week, a slow rise, and no two days alike. */
export async function insertVisits(db: Db, now: Date): Promise<void> {
  const days = Array.from({ length: daysBack }, (_, age) => {
    const day = schoolDay(new Date(now.getTime() - age * dayMs));
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    const rise = 520 - age * 6;
    const chance = ((age * 7919) % 101) - 50;
    // Of today only a part is over.
    const part = age === 0 ? 0.4 : 1;
    return { day, count: Math.round((rise * (rhythm[weekday] ?? 1) + chance) * part) };
  });
  await db.insert(visits).values(days);
}
