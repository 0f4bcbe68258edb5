import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { enquiryMessages, messageFiles } from '../../../db/tables/enquiry-messages.ts';
import { users } from '../../../db/tables/users.ts';

export type MessageRow = Awaited<ReturnType<typeof messagesOf>>[number];
export type NewFile = Omit<typeof messageFiles.$inferInsert, 'messageId' | 'bytes'>;

type ShownFile = { id: number; name: string; bytes: number };

/** The whole conversation with the names of its files, in one statement. */
export function messagesOf(db: Db, enquiryIds: number[]) {
  const { id, direction, authorId, text, quoted, mailId, createdAt } = enquiryMessages;
  return db
    .select({
      ...{ id, direction, authorId, text, quoted, mailId, createdAt },
      author: users.name,
      files: sql<ShownFile[]>`coalesce((
        select json_agg(json_build_object('id', f.id, 'name', f.name, 'bytes', f.bytes) order by f.id)
        from ${messageFiles} f where f.message_id = ${enquiryMessages.id}), '[]'::json)`,
    })
    .from(enquiryMessages)
    .leftJoin(users, eq(users.id, enquiryMessages.authorId))
    .where(inArray(enquiryMessages.enquiryId, enquiryIds))
    .orderBy(enquiryMessages.id);
}

export async function findByKey(db: Db, key: string) {
  const [row] = await db
    .select({ enquiryId: enquiryMessages.enquiryId })
    .from(enquiryMessages)
    .where(eq(enquiryMessages.key, key));
  return row;
}

export async function newestMessage(db: Db, enquiryId: number) {
  const [row] = await db
    .select({
      ...{ id: enquiryMessages.id, direction: enquiryMessages.direction, createdAt: enquiryMessages.createdAt },
      author: users.name,
    })
    .from(enquiryMessages)
    .leftJoin(users, eq(users.id, enquiryMessages.authorId))
    .where(eq(enquiryMessages.enquiryId, enquiryId))
    .orderBy(desc(enquiryMessages.id))
    .limit(1);
  return row;
}

export async function insertMessage(
  db: Db,
  message: typeof enquiryMessages.$inferInsert,
  files: NewFile[],
): Promise<void> {
  const [row] = await db.insert(enquiryMessages).values(message).returning({ id: enquiryMessages.id });
  if (!row) throw new Error('insert returned no row');
  if (files.length === 0) return;
  await db
    .insert(messageFiles)
    .values(files.map((file) => ({ ...file, bytes: file.content.length, messageId: row.id })));
}

export async function findMessage(db: Db, enquiryId: number, id: number) {
  const [row] = await db
    .select()
    .from(enquiryMessages)
    .where(and(eq(enquiryMessages.enquiryId, enquiryId), eq(enquiryMessages.id, id)));
  return row;
}

export async function deleteMessage(db: Db, id: number): Promise<void> {
  await db.delete(enquiryMessages).where(eq(enquiryMessages.id, id));
}

export async function findFile(db: Db, id: number) {
  const [row] = await db.select().from(messageFiles).where(eq(messageFiles.id, id));
  return row;
}
