import { textNames } from '../../../contract/common/text/text-names.ts';
import {
  begunProfileFields,
  type ProfileAdd,
  type ProfileEdit,
  type ProfileGroup,
  profileFields,
} from '../../../contract/content/profiles.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../lib/actor.ts';
import { toMoment } from '../../lib/clock.ts';
import { forbidden, invalid, notFound } from '../../lib/errors.ts';
import { pageCount, pageOf } from '../../lib/paging.ts';
import { picked, storedTexts } from '../../lib/text/text-fields.ts';
import { refuseStale } from '../audit/audit.service.ts';
import { keepChange, takeKept } from '../kept/kept.service.ts';
import { describePictures, requirePictures } from '../media/media.service.ts';
import { publishOnTime } from '../publishing/publishing.service.ts';
import { refusePublishing } from '../reviews/reviews.service.ts';
import { saveFirstVersion, saveVersion } from '../revisions/revisions.service.ts';
import { moveToTrash } from '../trash/trash.service.ts';
import { resolveOwner } from '../users/users.service.ts';
import { canChange, canSee } from './profiles.policy.ts';
import { presentVersion } from './profiles.presenter.ts';
import * as queries from './profiles.queries.ts';

const pageSize = 12;
const homeCount = 6;

export async function listProfiles({ db, clock }: Deps, group: ProfileGroup, page: number) {
  const { limit, offset } = pageOf(page, pageSize);
  const now = clock();
  const [docs, total] = await Promise.all([
    queries.profilesOfGroup(db, group, now, limit, offset),
    queries.countGroup(db, group, now),
  ]);
  return { docs, pages: pageCount(total, pageSize) };
}

export async function homeProfiles({ db, clock }: Deps, who: number[] | undefined) {
  const now = clock();
  const [profiles, message] = await Promise.all([
    queries.mixedProfiles(db, now, homeCount, who),
    queries.findDirectorPage(db, now),
  ]);
  return { profiles, message: message ?? null };
}

export async function viewProfile({ db, clock }: Deps, actor: Actor | null, id: number) {
  const profile = existing(await queries.findProfile(db, id));
  if (!canSee(actor, profile, clock())) throw notFound();
  return profile;
}

export function addProfile(deps: Deps, actor: Actor, input: ProfileAdd) {
  return deps.db.transaction(async (tx) => {
    await requirePicture(tx, input);
    await describePictures(deps, tx, actor, input.pictureWords);
    const ownerId = await resolveOwner(tx, actor, input.userId);
    const now = deps.clock();
    const row = { createdAt: now, ...content(input), ownerId, updatedAt: now };
    const added = existing(await queries.findProfile(tx, await queries.insertProfile(tx, row)));
    await saveFirstVersion(deps, tx, actor, presentVersion(added));
    await publishOnTime(deps, tx, 'profile', added);
    return added;
  });
}

export const editProfile = (deps: Deps, actor: Actor, id: number, input: ProfileEdit) =>
  deps.db.transaction((tx) => changeProfile(deps, tx, actor, id, input));

export async function changeProfile(deps: Deps, tx: Deps['db'], actor: Actor, id: number, input: ProfileEdit) {
  const before = await lockOwnProfile(tx, actor, id);
  await refuseStale(tx, actor, { kind: 'profile', itemId: id, updatedAt: before.updatedAt }, input.updatedAt);
  refusePublishing(actor, before, input);
  await requirePicture(tx, input);
  const change = content(input);
  if (!input.draft) requireComplete({ ...before, ...change });
  if (input.keep) {
    await keepChange(deps, tx, actor, { kind: 'profile', title: before.name, ...before }, input, {
      ...keptOf({ ...before, ...change }),
      words: input.pictureWords,
    });
    return before;
  }
  if (input.kept !== undefined) await takeKept(tx, actor, { kind: 'profile', id }, input.kept);
  await describePictures(deps, tx, actor, input.pictureWords);
  return save(deps, tx, actor, before, change);
}

/** What a save takes to make it so, and the pictures of it. */
function keptOf({ tag, picture, ...row }: queries.ProfileRow) {
  const content = { ...picked(row, textNames(profileFields)), tag, pictures: picture ?? '' };
  return { content, pictures: picture ? [picture] : [] };
}

/** In a transaction that holds its lock: what is changed, its version, and the announcement of its moment. */
async function save(deps: Deps, tx: Deps['db'], actor: Actor, before: queries.ProfileRow, change: Change) {
  await queries.updateProfile(tx, before.id, { ...change, updatedAt: deps.clock() });
  const after = existing(await queries.findProfile(tx, before.id));
  await saveVersion(deps, tx, actor, presentVersion(before), presentVersion(after));
  await publishOnTime(deps, tx, 'profile', after);
  return after;
}

export function deleteProfile(deps: Deps, actor: Actor, id: number) {
  return deps.db.transaction(async (tx) => {
    const { name } = await lockOwnProfile(tx, actor, id);
    await moveToTrash(deps, tx, actor, { kind: 'profile', id, title: name });
  });
}

/** Whoever asks; the caller knows who may see it. */
export const loadProfile = async (db: Deps['db'], id: number) => existing(await queries.findProfile(db, id));

/** Locked until the transaction ends, whoever asks; who may do what with it says the caller. */
export async function holdProfile(tx: Deps['db'], id: number) {
  existing(await queries.lockProfile(tx, id));
  return existing(await queries.findProfile(tx, id));
}

/** Where it belongs, and whether readers see it. */
type Arrangement = Partial<Pick<queries.ProfileRow, 'tag' | 'draft' | 'createdAt'>>;

/** In a transaction that holds its lock; its words stay as they are. */
export const arrangeProfile = (
  deps: Deps,
  tx: Deps['db'],
  actor: Actor,
  before: queries.ProfileRow,
  change: Arrangement,
) => save(deps, tx, actor, before, change);

/**
 * In a transaction that holds its lock. What is published now is of now, unless it was planned for later, or is to be
 * of the moment that it was of before.
 */
export async function publishProfile(
  deps: Deps,
  tx: Deps['db'],
  actor: Actor,
  before: queries.ProfileRow,
  asBefore = false,
) {
  requireComplete(before);
  const now = deps.clock();
  const createdAt = asBefore || before.createdAt > now ? before.createdAt : now;
  return save(deps, tx, actor, before, { draft: false, createdAt });
}

/** In a transaction that holds its lock. Whose it is is no part of its versions; the log says it. */
export async function giveProfile(deps: Deps, tx: Deps['db'], id: number, ownerId: number) {
  await queries.updateProfile(tx, id, { ownerId, updatedAt: deps.clock() });
  return existing(await queries.findProfile(tx, id));
}

/** Locked until the end of the transaction, for those who may change it. */
export async function lockOwnProfile(tx: Deps['db'], actor: Actor, id: number) {
  const locked = existing(await queries.lockProfile(tx, id));
  if (!canChange(actor, locked)) throw forbidden();
  return existing(await queries.findProfile(tx, id));
}

function existing<T>(row: T | undefined): T {
  if (row === undefined) throw notFound();
  return row;
}

const requirePicture = async (tx: Deps['db'], { pictures }: ProfileEdit): Promise<void> => {
  if (pictures) await requirePictures(tx, 'pictures', [pictures]);
};

/** What readers get has all that a published profile must have. */
function requireComplete({ position, bio, picture }: Pick<queries.ProfileRow, 'position' | 'bio' | 'picture'>): void {
  const missing = {
    ...(position === '' && { position: profileFields.position.required }),
    ...(bio === '' && { bio: profileFields.bio.required }),
    ...(picture === null && { pictures: profileFields.pictures.required }),
  };
  if (Object.keys(missing).length > 0) throw invalid(missing);
}

type Change = Parameters<typeof queries.updateProfile>[2];

/** What is not given stays as it was. */
function content({ tag, draft, createdAt, pictures, ...input }: ProfileAdd | ProfileEdit) {
  return {
    ...storedTexts(draft ? begunProfileFields : profileFields, input),
    ...{ tag, ...(pictures !== undefined && { picture: pictures || null }) },
    ...(draft !== undefined && { draft }),
    ...(createdAt && { createdAt: toMoment(createdAt) }),
  };
}
