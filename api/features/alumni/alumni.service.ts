import { type AlumnusAdd, type AlumnusEdit, alumniMessages, type DirectoryQuery } from '../../../contract/alumni.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../lib/actor.ts';
import { invalid, notFound } from '../../lib/errors.ts';
import { fingerprintOf, lockFingerprint } from '../../lib/fingerprint.ts';
import { plainText, sanitise } from '../../lib/html.ts';
import { pageCount, pageOf } from '../../lib/paging.ts';
import { publishPicture, requirePictures } from '../media/media.service.ts';
import { publishesAtOnce, visibleTo } from './alumni.policy.ts';
import * as queries from './alumni.queries.ts';

const sameFormMs = 24 * 60 * 60 * 1000;

export async function listAlumni({ db }: Deps, { page, year, q, items }: DirectoryQuery) {
  const filter = { year, name: q === '0' ? '' : q };
  const { limit, offset } = pageOf(page, items);
  const total = await queries.countListed(db, filter);
  const rows = offset < total ? await queries.directoryPage(db, filter, { limit, offset, total }) : [];
  return { rows, totalPages: pageCount(total, items) };
}

export async function viewAlumnus({ db }: Deps, actor: Actor | null, id: number) {
  return existing(await queries.findAlumnus(db, id, visibleTo(actor)));
}

/** The same form again is one entry; what still waits takes the later picture, since each try uploads its own. */
export function addAlumnus({ db, clock }: Deps, actor: Actor | null, input: AlumnusAdd) {
  const { name, email, phone, classOf, alumDetails, picture } = input;
  const details = cleanText('alumDetails', toHtml(alumDetails));
  const fingerprint = fingerprintOf('alumnus', [name, email, phone, classOf, alumDetails]);
  const status = publishesAtOnce(actor) ? 'published' : 'waiting';
  return db.transaction(async (tx) => {
    await requirePictures(tx, 'picture', [picture], true);
    await lockFingerprint(tx, fingerprint);
    const now = clock();
    const earlier = await queries.lockByFingerprint(tx, fingerprint, new Date(now.getTime() - sameFormMs));
    if (earlier?.status === 'published') return earlier;
    if (status === 'published') await publishPicture(tx, picture);
    if (earlier) return queries.updateAlumnus(tx, earlier.id, { picture, status, updatedAt: now });
    const userId = actor?.id ?? null;
    const row = { name, email, phone, classOf, details, picture, status, userId, fingerprint, createdAt: now } as const;
    return queries.insertAlumnus(tx, row);
  });
}

export function editAlumnus({ db, clock }: Deps, id: number, input: AlumnusEdit) {
  return db.transaction(async (tx) => {
    const { status } = existing(await queries.lockAlumnus(tx, id));
    const { name, email, phone, classOf, picture } = input;
    const details = cleanText('details', input.details);
    if (picture) await requirePictures(tx, 'picture', [picture], true);
    if (picture && status === 'published') await publishPicture(tx, picture);
    const change = { name, email, phone, classOf, details, ...(picture && { picture }), updatedAt: clock() };
    await queries.updateAlumnus(tx, id, change);
    return existing(await queries.findAlumnus(tx, id));
  });
}

export function deleteAlumnus({ db }: Deps, id: number) {
  return db.transaction(async (tx) => {
    existing(await queries.lockAlumnus(tx, id));
    await queries.deleteAlumnus(tx, id);
  });
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
  return escaped
    .split(/\s*\n\s*\n\s*/)
    .map((paragraph) => `<p>${paragraph.replace(/\s*\n/g, '<br>')}</p>`)
    .join('');
}
