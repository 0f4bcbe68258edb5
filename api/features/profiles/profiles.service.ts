import { type ProfileAdd, type ProfileEdit, type ProfileGroup, profileFields } from '../../../contract/profiles.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../lib/actor.ts';
import { forbidden, notFound } from '../../lib/errors.ts';
import { pageCount, pageOf } from '../../lib/paging.ts';
import { storedTexts } from '../../lib/text-fields.ts';
import { refuseStale } from '../audit/audit.service.ts';
import { describePictures, requirePictures } from '../media/media.service.ts';
import { saveFirstVersion, saveVersion } from '../revisions/revisions.service.ts';
import { moveToTrash } from '../trash/trash.service.ts';
import { resolveOwner } from '../users/users.service.ts';
import { canChange } from './profiles.policy.ts';
import { presentVersion } from './profiles.presenter.ts';
import * as queries from './profiles.queries.ts';

const pageSize = 12;
const homeCount = 6;

export async function listProfiles({ db }: Deps, group: ProfileGroup, page: number) {
  const { limit, offset } = pageOf(page, pageSize);
  const [docs, total] = await Promise.all([
    queries.profilesOfGroup(db, group, limit, offset),
    queries.countGroup(db, group),
  ]);
  return { docs, pages: pageCount(total, pageSize) };
}

export async function homeProfiles({ db, clock }: Deps, who: number[] | undefined) {
  const [profiles, message] = await Promise.all([
    queries.mixedProfiles(db, homeCount, who),
    queries.findDirectorPage(db, clock()),
  ]);
  return { profiles, message: message ?? null };
}

export async function viewProfile({ db }: Deps, id: number) {
  return existing(await queries.findProfile(db, id));
}

export function addProfile(deps: Deps, actor: Actor, input: ProfileAdd) {
  return deps.db.transaction(async (tx) => {
    await requirePictures(tx, 'pictures', [input.pictures]);
    await describePictures(deps, tx, actor, input.pictureWords);
    const ownerId = await resolveOwner(tx, actor, input.userId);
    const now = deps.clock();
    const row = { ...content(input), picture: input.pictures, ownerId, createdAt: now, updatedAt: now };
    const added = existing(await queries.findProfile(tx, await queries.insertProfile(tx, row)));
    await saveFirstVersion(deps, tx, actor, presentVersion(added));
    return added;
  });
}

export function editProfile(deps: Deps, actor: Actor, id: number, input: ProfileEdit) {
  return deps.db.transaction(async (tx) => {
    const before = await lockForChange(tx, actor, id);
    await refuseStale(tx, actor, { kind: 'profile', itemId: id, updatedAt: before.updatedAt }, input.updatedAt);
    const picture = input.pictures;
    if (picture) await requirePictures(tx, 'pictures', [picture]);
    await describePictures(deps, tx, actor, input.pictureWords);
    await queries.updateProfile(tx, id, { ...content(input), ...(picture && { picture }), updatedAt: deps.clock() });
    const after = existing(await queries.findProfile(tx, id));
    await saveVersion(deps, tx, actor, presentVersion(before), presentVersion(after));
    return after;
  });
}

export function deleteProfile(deps: Deps, actor: Actor, id: number) {
  return deps.db.transaction(async (tx) => {
    const { name } = await lockForChange(tx, actor, id);
    await moveToTrash(deps, tx, actor, { kind: 'profile', id, title: name });
  });
}

/** Locked until the transaction ends, whoever asks; who may do what with it says the caller. */
export async function holdProfile(tx: Deps['db'], id: number) {
  existing(await queries.lockProfile(tx, id));
  return existing(await queries.findProfile(tx, id));
}

/** In a transaction that holds its lock; its words stay as they are. */
export async function arrangeProfile(
  deps: Deps,
  tx: Deps['db'],
  actor: Actor,
  before: queries.ProfileRow,
  change: { tag: number },
) {
  await queries.updateProfile(tx, before.id, { ...change, updatedAt: deps.clock() });
  const after = existing(await queries.findProfile(tx, before.id));
  await saveVersion(deps, tx, actor, presentVersion(before), presentVersion(after));
  return after;
}

/** In a transaction that holds its lock. Whose it is is no part of its versions; the log says it. */
export async function giveProfile(deps: Deps, tx: Deps['db'], id: number, ownerId: number) {
  await queries.updateProfile(tx, id, { ownerId, updatedAt: deps.clock() });
  return existing(await queries.findProfile(tx, id));
}

async function lockForChange(tx: Deps['db'], actor: Actor, id: number) {
  const locked = existing(await queries.lockProfile(tx, id));
  if (!canChange(actor, locked)) throw forbidden();
  return existing(await queries.findProfile(tx, id));
}

function existing<T>(row: T | undefined): T {
  if (row === undefined) throw notFound();
  return row;
}

const content = ({ tag, ...input }: ProfileEdit) => ({ ...storedTexts(profileFields, input), tag });
