import {
  type AlumnusAdd,
  type AlumnusEdit,
  alumniMessages,
  type DirectoryQuery,
  type TestimonialQuery,
} from '../../../contract/content/alumni.ts';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../lib/actor.ts';
import { dayAfter, toMoment } from '../../lib/clock.ts';
import { ApiError, forbidden, invalid, notFound } from '../../lib/errors.ts';
import { pageCount, pageOf } from '../../lib/paging.ts';
import { limitSearch } from '../../lib/search-limiter.ts';
import { fingerprintOf, lockFingerprint } from '../../lib/security/fingerprint.ts';
import { plainText, sanitise } from '../../lib/text/html.ts';
import { record, refuseStale, wasRecorded } from '../audit/audit.service.ts';
import { closeTestimonials } from '../enquiries/inbox/inbox.service.ts';
import { describePictures, publishPicture, requireOwnPicture, requirePictures } from '../media/media.service.ts';
import { saveFirstVersion, saveVersion } from '../revisions/revisions.service.ts';
import { addStory } from '../stories/stories.service.ts';
import { moveToTrash } from '../trash/trash.service.ts';
import { findAccount } from '../users/users.service.ts';
import { canClaim, publishesAtOnce, visibleTo } from './alumni.policy.ts';
import { presentVersion } from './alumni.presenter.ts';
import * as queries from './alumni.queries.ts';
import * as waiting from './testimonials.queries.ts';

const duplicateWindowMs = 24 * 60 * 60 * 1000;
const testimonialsPerPage = 20;
const shownClaims = 20;
/** Up to here a page is read from the front, and need not wait until all are counted. */
const nearFront = 500;

/** Looking for a part of a name is a search like any other. */
export function listAlumni({ db, searchDb }: Deps, query: DirectoryQuery) {
  const isSearch = query.q !== '' && query.q !== '0';
  return isSearch ? limitSearch(() => readDirectory(searchDb, query)) : readDirectory(db, query);
}

async function readDirectory(db: Db, { page, year, q, items }: DirectoryQuery) {
  const filter = { year, name: q === '0' ? '' : q };
  const { limit, offset } = pageOf(page, items);
  if (offset <= nearFront) {
    const [total, rows] = await Promise.all([
      queries.countListed(db, filter),
      queries.directoryPage(db, filter, { limit, offset }),
    ]);
    return { rows, totalPages: pageCount(total, items) };
  }
  const total = await queries.countListed(db, filter);
  const rows = offset < total ? await queries.directoryPage(db, filter, { limit, offset, total }) : [];
  return { rows, totalPages: pageCount(total, items) };
}

export async function viewAlumnus({ db }: Deps, actor: Actor | null, id: number) {
  return existing(await queries.findAlumnus(db, id, visibleTo(actor)));
}

/** The same form again is one entry; what still waits takes the later picture, since each try uploads its own. */
export function addAlumnus(deps: Deps, actor: Actor | null, input: AlumnusAdd) {
  const { name, email, phone, classOf, alumDetails, occupation, picture } = input;
  const details = cleanText('alumDetails', toHtml(alumDetails));
  const fingerprint = fingerprintOf('alumnus', [name, email, phone, classOf, alumDetails]);
  const status = publishesAtOnce(actor) ? 'published' : 'waiting';
  return deps.db.transaction(async (tx) => {
    await lockFingerprint(tx, fingerprint);
    const now = deps.clock();
    const earlier = await queries.lockByFingerprint(tx, fingerprint, new Date(now.getTime() - duplicateWindowMs));
    if (status === 'published') await requirePictures(tx, 'picture', [picture], true);
    else if (earlier?.picture !== picture) await requireOwnPicture(tx, 'picture', picture, actor);
    if (earlier?.status === 'published') return earlier;
    if (status === 'published') await publishPicture(tx, picture);
    if (earlier) {
      const { id } = earlier;
      if (actor) await record(deps, tx, actor, { action: 'changed', kind: 'alumnus', itemId: id, title: name });
      return queries.updateAlumnus(tx, id, { picture, status, updatedAt: now });
    }
    // An administrator sends the form for somebody else; all others speak for themselves.
    const userId = publishesAtOnce(actor) ? null : (actor?.id ?? null);
    const person = { name, email, phone, classOf, details, occupation, picture, userId };
    const times = { createdAt: now, updatedAt: now };
    const added = await queries.insertAlumnus(tx, { ...person, status, fingerprint, ...times });
    // What a stranger sends is no audit event; its first version is saved when a member of staff changes it.
    if (actor) {
      await saveFirstVersion(deps, tx, actor, presentVersion(existing(await queries.findAlumnus(tx, added.id))));
    }
    return added;
  });
}

export function editAlumnus(deps: Deps, actor: Actor, id: number, input: AlumnusEdit) {
  return deps.db.transaction(async (tx) => {
    const before = await lock(tx, id);
    await refuseStale(tx, actor, { kind: 'alumnus', itemId: id, updatedAt: before.updatedAt }, input.updatedAt);
    const { name, email, phone, classOf, occupation, picture } = input;
    const details = cleanText('details', input.details);
    if (picture) await requirePictures(tx, 'picture', [picture], true);
    await describePictures(deps, tx, actor, input.pictureWords);
    if (picture && before.status === 'published') await publishPicture(tx, picture);
    const words = { name, email, phone, classOf, details, ...(occupation !== undefined && { occupation }) };
    const change = { ...words, ...(picture && { picture }), updatedAt: deps.clock() };
    await queries.updateAlumnus(tx, id, change);
    const after = existing(await queries.findAlumnus(tx, id));
    await saveVersion(deps, tx, actor, presentVersion(before), presentVersion(after));
    return after;
  });
}

export function deleteAlumnus(deps: Deps, actor: Actor, id: number) {
  return deps.db.transaction(async (tx) => {
    const { name } = await lock(tx, id);
    await moveToTrash(deps, tx, actor, { kind: 'alumnus', id, title: name });
  });
}

export async function listTestimonials({ db }: Deps, { page, sort, from, to, ...rest }: TestimonialQuery) {
  const wanted = { ...rest, ...(from && { from: toMoment(from) }), ...(to && { before: toMoment(dayAfter(to)) }) };
  const [docs, total] = await Promise.all([
    waiting.waitingPage(db, wanted, sort, pageOf(page, testimonialsPerPage)),
    waiting.countWaiting(db, wanted),
  ]);
  return { docs, pages: pageCount(total, testimonialsPerPage), total };
}

/**
 * What waited becomes an entry of the directory and, with a picture, a post among the testimonials. What was unpublished
 * only comes back to where it was, so there is never a second post.
 */
export function approveAlumnus(deps: Deps, actor: Actor, id: number) {
  return deps.db.transaction(async (tx) => {
    const { status, name, classOf, details, picture, email, createdAt } = await lock(tx, id);
    if (status === 'waiting') {
      await queries.updateAlumnus(tx, id, { status: 'published', updatedAt: deps.clock() });
      await record(deps, tx, actor, { action: 'approved', kind: 'alumnus', itemId: id, title: name });
      await closeTestimonials(deps, tx, actor, { email, sentAt: createdAt, outcome: 'approved' });
      if (picture) await publishPicture(tx, picture);
      const isBack = await wasRecorded(tx, { ...unpublishing, itemId: id, since: createdAt });
      if (picture && !isBack) {
        const post = { title: `${name}, class of ${classOf}`, detail: details, picture: [picture], category: 1 };
        await addStory({ ...deps, db: tx }, actor, 'article', post);
      }
    }
    return existing(await queries.findAlumnus(tx, id));
  });
}

const unpublishing = { action: 'unpublished', kind: 'alumnus' };

/** Readers no longer find the entry, and it waits to be decided on again; a post that was made of it is a story of its own. */
export function unpublishAlumnus(deps: Deps, actor: Actor, id: number) {
  return deps.db.transaction(async (tx) => {
    const { status, name } = await lock(tx, id);
    if (status === 'published') {
      await queries.updateAlumnus(tx, id, { status: 'waiting', updatedAt: deps.clock() });
      await record(deps, tx, actor, { ...unpublishing, itemId: id, title: name });
    }
    return existing(await queries.findAlumnus(tx, id));
  });
}

export function refuseAlumnus(deps: Deps, actor: Actor, id: number) {
  return deps.db.transaction(async (tx) => {
    const { status, name, email, createdAt } = await lock(tx, id);
    if (status !== 'waiting') throw new ApiError('conflict', alumniMessages.notWaiting);
    await moveToTrash(deps, tx, actor, { kind: 'alumnus', id, title: name, action: 'refused' });
    await closeTestimonials(deps, tx, actor, { email, sentAt: createdAt, outcome: 'refused' });
  });
}

export async function viewAccount({ db }: Deps, actor: Actor, userId: number) {
  const account = await findAccount(db, actor, userId);
  const [alumnus, unclaimed] = await Promise.all([
    queries.findByUser(db, userId),
    queries.findUnclaimed(db, account.email, shownClaims),
  ]);
  return { alumnus: alumnus ?? null, claimable: alumnus ? [] : unclaimed };
}

/** Ties an entry of the directory to an account; the same again changes nothing. */
export async function claimAlumnus(deps: Deps, actor: Actor, userId: number, alumnusId: number) {
  await deps.db.transaction(async (tx) => {
    const account = await findAccount(tx, actor, userId);
    // Of two claims for one account the second waits and finds the first.
    await lockFingerprint(tx, fingerprintOf('alumnus account', [userId]));
    const entry = await lock(tx, alumnusId);
    if (entry.userId === userId) return;
    if (!canClaim(actor, account, entry)) throw entry.status === 'published' ? forbidden() : notFound();
    if (entry.userId !== null) throw new ApiError('conflict', alumniMessages.taken);
    if (await queries.findByUser(tx, userId)) throw new ApiError('conflict', alumniMessages.hasEntry);
    await queries.updateAlumnus(tx, alumnusId, { userId, updatedAt: deps.clock() });
    const detail = `Tied to the account of ${account.name}`;
    await record(deps, tx, actor, { action: 'claimed', kind: 'alumnus', itemId: alumnusId, title: entry.name, detail });
  });
  return viewAccount(deps, actor, userId);
}

/** Locked until the transaction ends, whoever asks; who may do what with it says the caller. */
export const holdAlumnus = lock;

async function lock(tx: Deps['db'], id: number) {
  existing(await queries.lockAlumnus(tx, id));
  return existing(await queries.findAlumnus(tx, id));
}

function existing<T>(row: T | undefined): T {
  if (row === undefined) throw notFound();
  return row;
}

function cleanText(field: 'alumDetails' | 'details', html: string): string {
  const text = sanitise(html);
  if (!plainText(text)) throw invalid({ [field]: alumniMessages.details });
  return text;
}

/** The form sends plain text, in which "<3" is no tag: it becomes paragraphs at its empty lines. */
function toHtml(text: string): string {
  if (/<\/?[a-z][a-z0-9]*(\s[^<>]*)?\/?>/i.test(text)) return text;
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  // Line by line: a pattern for "spaces, an empty line, spaces" takes the square of a long row of spaces.
  const paragraphs: string[][] = [];
  let isOpen = false;
  for (const line of escaped.split('\n')) {
    const isEmpty = line.trim() === '';
    if (!isEmpty && isOpen) paragraphs.at(-1)?.push(line.trimEnd());
    if (!isEmpty && !isOpen) paragraphs.push([line.trim()]);
    isOpen = !isEmpty;
  }
  return paragraphs.map((lines) => `<p>${lines.join('<br>')}</p>`).join('');
}
