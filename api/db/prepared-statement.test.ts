import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../tests/support/database.ts';
import { placeholders, preparedStatement } from './prepared-statement.ts';
import { settings } from './tables/settings.ts';

const { db, close } = await createTestDatabase();
afterAll(close);

let built = 0;
const insertSetting = preparedStatement((on) => {
  built += 1;
  return on
    .insert(settings)
    .values(placeholders('key', 'value', 'updatedAt'))
    .prepare('insert_setting');
});
const settingOf = preparedStatement((on) =>
  on
    .select()
    .from(settings)
    .where(eq(settings.key, sql.placeholder('key')))
    .prepare('setting_of'),
);
const row = (key: string) => ({ key, value: { name: key }, updatedAt: new Date('2026-02-03T04:05:06Z') });

test('a statement is built once for a connection, and belongs to whichever transaction has it', async () => {
  // One after the other: the pool hands out the same connection.
  await db.transaction((tx) => insertSetting(tx).execute(row('kept')));
  const undone = db.transaction(async (tx) => {
    await insertSetting(tx).execute(row('undone'));
    expect(await settingOf(tx).execute({ key: 'undone' })).toHaveLength(1);
    throw new Error('undo');
  });
  await expect(undone).rejects.toThrow('undo');
  expect(built).toBe(1);
  expect(await settingOf(db).execute({ key: 'kept' })).toMatchObject([row('kept')]);
  expect(await settingOf(db).execute({ key: 'undone' })).toEqual([]);
});

test('two transactions at the same time have statements of their own', async () => {
  const { promise: otherIsIn, resolve } = Promise.withResolvers<void>();
  const [one] = await Promise.allSettled([
    db.transaction(async (undone) => {
      await insertSetting(undone).execute(row('one'));
      await otherIsIn;
      throw new Error('undo');
    }),
    db.transaction(async (other) => {
      await insertSetting(other).execute(row('other'));
      resolve();
    }),
  ]);
  expect(one).toMatchObject({ reason: { message: 'undo' } });
  expect(await settingOf(db).execute({ key: 'one' })).toEqual([]);
  expect(await settingOf(db).execute({ key: 'other' })).toHaveLength(1);
});
