import { and, asc, desc, eq, inArray, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { pages, redirects } from '../../../db/tables/pages.ts';
import { searchDocuments as documents } from '../../../db/tables/search.ts';

const place = {
  kind: documents.kind,
  id: documents.id,
  slug: documents.slug,
  category: documents.category,
  title: documents.title,
};

/** What readers can see and has the letters in its title: pages first, then what begins with them, then the newest. */
export function placesCalled(db: Db, letters: string, now: Date, limit: number) {
  const at = sql`strpos(lower(${documents.title}), lower(${letters}))`;
  const onPage = sql`strpos(${documents.slug}, lower(${letters}))`;
  const isCalled = or(sql`${at} > 0`, and(eq(documents.kind, 'page'), sql`${onPage} > 0`));
  return db
    .select(place)
    .from(documents)
    .where(and(lte(documents.visibleFrom, now), isCalled))
    .orderBy(
      desc(sql`${documents.kind} = 'page'`),
      desc(sql`${at} = 1`),
      desc(documents.updatedAt),
      asc(documents.title),
    )
    .limit(limit);
}

type Kind = (typeof documents.kind.enumValues)[number];
export type Thing = { kind: Kind; id: number };

/** Those of the things that readers can see. */
export async function visibleThings(db: Db, things: Thing[], now: Date) {
  const kinds = [...new Set(things.map(({ kind }) => kind))];
  if (kinds.length === 0) return [];
  const named = kinds.map((kind) => {
    const ids = things.filter((one) => one.kind === kind).map(({ id }) => id);
    return and(eq(documents.kind, kind), inArray(documents.id, ids));
  });
  return db
    .select({ kind: documents.kind, id: documents.id, title: documents.title })
    .from(documents)
    .where(and(lte(documents.visibleFrom, now), or(...named)));
}

/** Pages that readers can see at these paths, those without a place in any menu among them. */
export async function visiblePages(db: Db, paths: string[], now: Date) {
  if (paths.length === 0) return [];
  return db
    .select({ path: pages.path, title: pages.title })
    .from(pages)
    .where(and(inArray(pages.path, paths), eq(pages.draft, false), lte(pages.createdAt, now)));
}

/** Old addresses that lead on, unless the page they lead to is hidden. */
export async function leadingOn(db: Db, paths: string[], now: Date): Promise<string[]> {
  if (paths.length === 0) return [];
  const rows = await db
    .select({ path: redirects.path })
    .from(redirects)
    .leftJoin(pages, eq(pages.id, redirects.pageId))
    .where(
      and(
        inArray(redirects.path, paths),
        or(sql`${redirects.pageId} is null`, and(eq(pages.draft, false), lte(pages.createdAt, now))),
      ),
    );
  return rows.map(({ path }) => path);
}
