import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { events } from '../../api/db/tables/events.ts';
import { galleries } from '../../api/db/tables/galleries.ts';
import { media } from '../../api/db/tables/media.ts';
import { profiles } from '../../api/db/tables/profiles.ts';
import { products } from '../../api/db/tables/shop.ts';
import { stories, storyPictures } from '../../api/db/tables/stories.ts';
import { sessions, users } from '../../api/db/tables/users.ts';
import type { Deps } from '../../api/deps.ts';
import { hashPassword } from '../../api/lib/security/passwords.ts';
import { signAccessToken } from '../../api/lib/security/tokens.ts';
import type { PublishedKind } from '../../contract/content/publishing.ts';
import type { Role } from '../../contract/people/roles.ts';

export type Person = { id: number; name: string; email: string; role: Role; token: string; sessionId: string };

export const goodPassword = 'Correct1!horse';
let goodPasswordHash: Promise<string> | undefined;

const unique = () => randomBytes(5).toString('hex');

function only<T>(rows: T[]): T {
  const [row] = rows;
  if (!row) throw new Error('insert returned no row');
  return row;
}

type Published = { title?: string; ownerId?: number | null; draft?: boolean; createdAt?: Date };

/** Rows as the product itself would have made them. */
export function createFactory(deps: Deps) {
  const { db, clock } = deps;

  /** A user who is signed in: their password is `goodPassword`. */
  async function person(role: Role, change: Partial<typeof users.$inferInsert> = {}): Promise<Person> {
    goodPasswordHash ??= hashPassword(goodPassword);
    const user = only(
      await db
        .insert(users)
        .values({
          name: `Person ${unique()}`,
          email: `${unique()}@school.example`,
          role,
          passwordHash: await goodPasswordHash,
          ...change,
        })
        .returning(),
    );
    const endsAt = new Date(clock().getTime() + 86_400_000 * 30);
    const session = only(
      await db.insert(sessions).values({ userId: user.id, endsAt, verifiedAt: clock() }).returning(),
    );
    const actor = { id: user.id, name: user.name, role, sessionId: session.id };
    return { ...actor, email: user.email, token: await signAccessToken(deps.signingKey, clock, actor) };
  }

  async function picture(change: Partial<typeof media.$inferInsert> = {}): Promise<string> {
    const name = `${unique()}.png`;
    const content = await pngBytes();
    await db.insert(media).values({
      name,
      type: 'png',
      width: 40,
      height: 30,
      bytes: content.length,
      placeholder: '#d8d2c4',
      published: true,
      ...change,
    });
    await deps.storage.put(`pictures/${name}`, content);
    return name;
  }

  async function story(change: Partial<typeof stories.$inferInsert> & { pictures?: string[] } = {}) {
    const { pictures = [await picture()], ...columns } = change;
    const row = only(
      await db
        .insert(stories)
        .values({
          kind: 'news',
          title: `Story ${unique()}`,
          detail: '<p>Text.</p>',
          extract: 'Text.',
          createdAt: clock(),
          ...columns,
        })
        .returning(),
    );
    await db
      .insert(storyPictures)
      .values(pictures.map((name, position) => ({ storyId: row.id, position, picture: name })));
    return row;
  }

  async function event(change: Partial<typeof events.$inferInsert> = {}) {
    return only(
      await db
        .insert(events)
        .values({
          title: `Event ${unique()}`,
          startsAt: new Date(clock().getTime() + 86_400_000),
          location: 'Kitante',
          description: '<p>Come.</p>',
          createdAt: clock(),
          ...change,
        })
        .returning(),
    );
  }

  async function profile(change: Partial<typeof profiles.$inferInsert> = {}) {
    return only(
      await db
        .insert(profiles)
        .values({
          name: `Teacher ${unique()}`,
          position: 'Teacher of P4',
          tag: 30,
          bio: '<p>Bio.</p>',
          createdAt: clock(),
          ...change,
          picture: change.picture === undefined ? await picture() : change.picture,
        })
        .returning(),
    );
  }

  async function gallery(change: Partial<typeof galleries.$inferInsert> = {}) {
    const values = { name: `Gallery ${unique()}`, description: 'Of the day', createdAt: clock(), ...change };
    const cover = change.picture === undefined ? await picture() : change.picture;
    return only(
      await db
        .insert(galleries)
        .values({ ...values, picture: cover })
        .returning(),
    );
  }

  /** Something that can be a draft, under one title and of one owner whatever they are called there. */
  function published(kind: PublishedKind, { title, ownerId, ...state }: Published = {}) {
    const titled = title === undefined ? {} : { title };
    if (kind === 'event') return event({ ...titled, authorId: ownerId ?? null, ...state });
    if (kind === 'gallery')
      return gallery({ ...(title !== undefined && { name: title }), ownerId: ownerId ?? null, ...state });
    if (kind !== 'profile') return story({ kind, ...titled, authorId: ownerId ?? null, ...state });
    return profile({ ...(title !== undefined && { name: title }), ownerId: ownerId ?? null, ...state });
  }

  async function product(change: Partial<typeof products.$inferInsert> = {}) {
    const values = { name: `Product ${unique()}`, price: 20_000, stock: 10, ...change };
    return only(await db.insert(products).values(values).returning());
  }

  return { person, picture, story, event, profile, gallery, published, product };
}

/** A small picture that is really one. */
export function pngBytes(width = 40, height = 30): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#0e5a45' } })
    .png()
    .toBuffer();
}

/** A JPEG of an exact size: comment segments fill it up. */
export async function jpegBytes(size?: number): Promise<Buffer> {
  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#f5b324' } })
    .jpeg()
    .toBuffer();
  if (size === undefined) return picture;
  const parts = [picture.subarray(0, 2)];
  let missing = size - picture.length;
  while (missing > 0) {
    const length = Math.min(missing, 65_000);
    const segment = Buffer.alloc(Math.max(length, 4), 0x20);
    segment.writeUInt16BE(0xfffe, 0);
    segment.writeUInt16BE(segment.length - 2, 2);
    parts.push(segment);
    missing -= segment.length;
  }
  return Buffer.concat([...parts, picture.subarray(2)]);
}
