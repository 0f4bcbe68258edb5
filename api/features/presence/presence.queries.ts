import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';

type Owned = { kind: 'story' | 'event' | 'gallery' | 'galleryImage' | 'profile'; id: number };

const ownerOf = {
  story: sql`select author_id as owner from stories where id =`,
  event: sql`select author_id as owner from events where id =`,
  gallery: sql`select owner_id as owner from galleries where id =`,
  galleryImage: sql`select g.owner_id as owner from gallery_images i join galleries g on g.id = i.gallery_id where i.id =`,
  profile: sql`select owner_id as owner from profiles where id =`,
};

export async function findOwner(db: Db, { kind, id }: Owned): Promise<number | null> {
  const { rows } = await db.execute<{ owner: number | null }>(sql`${ownerOf[kind]} ${id}`);
  return rows[0]?.owner ?? null;
}

export async function findPageAt(db: Db, path: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ id: string }>(sql`select id from pages where path = ${path}`);
  return rows[0]?.id;
}
