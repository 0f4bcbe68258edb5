import { and, eq, inArray } from 'drizzle-orm';
import { setThisPlace } from '../../contract/common/this-school.ts';
import { documents } from '../db/tables/documents.ts';
import { auditLog } from '../db/tables/history.ts';
import { media } from '../db/tables/media.ts';
import { pages } from '../db/tables/pages.ts';
import { settings } from '../db/tables/settings.ts';
import { users } from '../db/tables/users.ts';
import type { Deps } from '../deps.ts';
import { startClosed } from '../features/opening/opening.service.ts';
import { startStrict } from '../features/security/security.service.ts';
import { markDemo } from '../features/setup/own-school.service.ts';
import { createAccounts, type DemoAccount, deleteAccounts, readAccounts, writeAccounts } from './accounts.ts';
import { type SchoolContent, schoolContent } from './content/school-content.ts';
import { place } from './content/settings.ts';
import { printDocuments } from './documents.ts';
import { insertEnquiries } from './enquiries.ts';
import { firstPage, writtenPages } from './first-pages.ts';
import { outlineSlugs, pageSlugs } from './page-slugs.ts';
import { insertSchool } from './school.ts';
import { insertShop } from './shop.ts';
import { insertUnfinished } from './unfinished.ts';
import { insertVisits } from './visits.ts';

type Say = (line: string) => void;

/** A database without users is new: it becomes the demo school, or an empty one. */
export async function fillSchool(
  deps: Deps,
  { demo, dataFolder }: { demo: boolean; dataFolder: string },
  say: Say,
): Promise<DemoAccount[] | undefined> {
  const isEmpty = !(await isInhabited(deps));
  const accounts = demo && isEmpty ? await fillDemoSchool(deps, dataFolder, say) : undefined;
  if (!demo && isEmpty) {
    await startStrict(deps.db, deps.clock());
    await startClosed(deps.db);
  }
  await addMissingPages(deps, demo);
  // Whose demo became a school of their own has no use for its passwords, and nobody else may have one.
  if (demo && (await isNewSchool(deps))) deleteAccounts(dataFolder);
  return accounts ?? (demo ? readAccounts(dataFolder) : undefined);
}

/** In one transaction: after a power cut the next start finds the database empty and begins anew. */
async function fillDemoSchool(deps: Deps, dataFolder: string, say: Say): Promise<DemoAccount[]> {
  say('Drawing the pictures of the demo school');
  const { wantedPictures } = await import('./wanted-pictures.ts');
  const { drawPictures } = await import('./pictures.ts');
  // Its dates are by its own clock.
  setThisPlace(place);
  const now = deps.clock();
  const content = schoolContent(now);
  const pictures = await drawPictures(deps, wantedPictures(content));
  const papers = await printDocuments(deps, content.documents, now);
  say('Filling the demo school');
  return deps.db.transaction(async (tx) => {
    await tx.insert(media).values(pictures);
    await tx.insert(documents).values(papers);
    const accounts = await insertDemo(tx, now, content);
    // Before the commit: accounts whose passwords nobody knows would be worse than a file too many.
    writeAccounts(dataFolder, accounts);
    return accounts;
  });
}

/** All rows of the demo school but those of its files, as of a moment. */
export async function insertDemo(tx: Deps['db'], now: Date, content: SchoolContent): Promise<DemoAccount[]> {
  const { accounts, idOf, personOf } = await createAccounts(tx);
  // They were printed before there was anybody.
  await tx.update(documents).set({ uploadedBy: personOf(4).id });
  await insertSchool(tx, now, content, idOf);
  await insertShop(tx, now, content);
  await insertVisits(tx, now);
  await insertUnfinished(tx, now, idOf);
  const { mailbox } = content.settings;
  await insertEnquiries(tx, now, { administrator: personOf(4), owner: personOf(5), mailbox });
  const everybody = await tx.select({ id: users.id }).from(users);
  await markDemo(tx, { schoolName: content.settings.schoolName, users: everybody.map(({ id }) => id) });
  return accounts;
}

/** A school that starts empty still has its pages, and an older one gets those that a newer version knows. */
async function addMissingPages({ db }: Deps, demo: boolean): Promise<void> {
  // Who has chosen what to start with has all pages that they want.
  const isChosen = (await db.$count(settings, eq(settings.key, 'start'))) > 0;
  const slugs: string[] = isChosen ? writtenPages.map(({ id }) => id) : demo ? pageSlugs : outlineSlugs;
  const deleted = await deletedPages(db, slugs);
  const wanted = slugs.filter((slug) => !deleted.includes(slug)).map(firstPage);
  if (wanted.length === 0) return;
  await db
    .insert(pages)
    .values(wanted.map((page) => ({ ...page, path: page.id })))
    .onConflictDoNothing();
}

/** What somebody has deleted stays so. The log, which nobody can shorten, still says it when the trash is empty again. */
async function deletedPages(db: Deps['db'], slugs: string[]): Promise<string[]> {
  const isDeletion = and(eq(auditLog.kind, 'page'), eq(auditLog.action, 'deleted'));
  const rows = await db
    .selectDistinct({ slug: auditLog.itemId })
    .from(auditLog)
    .where(and(isDeletion, inArray(auditLog.itemId, slugs)));
  return rows.map(({ slug }) => slug);
}

/** It was closed when it began, which the demo never was. */
const isNewSchool = async ({ db }: Deps): Promise<boolean> =>
  (await db.$count(settings, eq(settings.key, 'opening'))) > 0;

async function isInhabited({ db }: Deps): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).limit(1);
  return rows.length > 0;
}
