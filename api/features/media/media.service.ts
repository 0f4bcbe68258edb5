import { availableParallelism } from 'node:os';
import type { SocialLook } from '../../../art/social.ts';
import { consentLine, storedConsent } from '../../../contract/media/consent.ts';
import type { PictureEdit, PictureInfo, PictureWords } from '../../../contract/media/media.ts';
import { maxPictureBytes, pictureMessages } from '../../../contract/media/media.ts';
import { editorRole } from '../../../contract/people/roles.ts';
import { crestMessages } from '../../../contract/site/crest.ts';
import { type Db, foreignKeyViolation, postgresCode } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../lib/actor.ts';
import { RefusedWorkError, SlowWorkError } from '../../lib/child-work.ts';
import { ApiError, forbidden, invalid, notFound } from '../../lib/errors.ts';
import { createLimiter } from '../../lib/limiter.ts';
import type { Crest } from '../../lib/pictures/crest.ts';
import type { PictureFile } from '../../lib/pictures/picture-file.ts';
import { isBeyondPixelLimit, workOnPicture } from '../../lib/pictures/work-on-picture.ts';
import { isUnfinished, originalKey, pictureOfKey } from '../../lib/storage/keys.ts';
import { storageMessage } from '../../lib/storage/unavailable.ts';
import { record } from '../audit/audit.service.ts';
import { newFileName } from './file-name.ts';
import { canChange, canSee } from './media.policy.ts';
import * as queries from './media.queries.ts';
import { abandonedUploads, pictureReferences, renameMedia } from './media.references.queries.ts';
import { variantKeys } from './media.variants.ts';

const abandonedAfterMs = 24 * 60 * 60 * 1000;
/** With an hourly sweep, no orphaned file gets a day old. */
const orphanedAfterMs = 12 * 60 * 60 * 1000;
const maxOrphans = 100;

/** Decoding takes a whole core: each process leaves one to its readers. */
const limitDecoding = createLimiter({
  maxConcurrent: Math.max(1, availableParallelism() - 1),
  timeoutMs: 20_000,
  message: 'Many pictures are being uploaded at this moment. Please try again in a minute.',
});

/** Whoever waits for a slow bucket holds a picture in memory meanwhile. */
const limitStoring = createLimiter({ maxConcurrent: 4, timeoutMs: 10_000, message: storageMessage });

/** Removals that wait for a slow bucket hold a connection to the database each. The sweep does those that wait too long. */
const limitRemoving = createLimiter({ maxConcurrent: 1, timeoutMs: 20_000, message: storageMessage });

type Upload = { wantedName: string; file: File; actor: Actor | null };

/** The one gate for every picture: its size, its name and what is really in it must agree. */
export async function storePicture(deps: Deps, { wantedName, file, actor }: Upload): Promise<queries.MediaRow> {
  if (file.size > maxPictureBytes) throw new ApiError('too_large', pictureMessages.tooLarge, field('tooLarge'));
  const type = typeOfName(file.name) && typeOfName(wantedName);
  if (!type) throw new ApiError('wrong_type', pictureMessages.wrongType, field('wrongType'));
  const bytes = new Uint8Array(await file.arrayBuffer());
  const picture = await limitDecoding(() => decode(bytes));
  const extension = picture.type === 'png' ? 'png' : wantedName.toLowerCase().endsWith('.jpeg') ? 'jpeg' : 'jpg';
  return storeCleaned(deps, picture, { extension, actor });
}

type Cleaned = { extension: 'png' | 'jpeg' | 'jpg'; actor: Actor | null; consent?: 'nobody' };

/** What was decoded and written anew by us. */
async function storeCleaned(deps: Deps, picture: PictureFile, { extension, actor, consent }: Cleaned) {
  const now = deps.clock();
  const name = newFileName(now, extension);
  // The file first: no row without a file, and no transaction waits for a bucket. Nobody else has this name.
  const store = async () => {
    await deps.storage.put(originalKey(name), picture.content);
    return insertRow().catch(async (error) => {
      // Also when the answer to the commit was lost: the file goes only if there is no row.
      await deleteFiles(deps, { name, width: picture.width });
      throw error;
    });
  };
  const insertRow = () =>
    deps.db.transaction(async (tx) => {
      const row = await queries.claimName(tx, {
        name,
        type: picture.type,
        width: picture.width,
        height: picture.height,
        bytes: picture.content.length,
        placeholder: picture.placeholder,
        alt: '',
        ...(consent && { consent }),
        uploadedBy: actor?.id ?? null,
        published: actor !== null,
        createdAt: now,
      });
      if (!row) throw new ApiError('conflict', 'There is a file of this name already.');
      // An anonymous upload is no audit event; it becomes one when an administrator accepts what it belongs to.
      if (actor) await record(deps, tx, actor, { action: 'uploaded', ...named(name) });
      return row;
    });
  return limitStoring(store);
}

/** The crest of the school by the same gate, in the sizes that it is shown in. What it was drawn with is taken along. */
export async function storeCrest(deps: Deps, actor: Actor, file: File) {
  const made = await drawCrest(file);
  const crest = await storeCleaned(deps, made.crest, ours(actor));
  const icon = await storeCleaned(deps, made.icon, ours(actor));
  const { colours, removed, leftOut } = made;
  return { crest, icon, colours, removed, leftOut };
}

/** Made safe by the same gate, and stored by nobody yet. */
export async function drawCrest(file: File): Promise<Crest> {
  if (file.size > maxPictureBytes) throw new ApiError('too_large', pictureMessages.tooLarge, field('tooLarge'));
  const bytes = new Uint8Array(await file.arrayBuffer());
  return limitDecoding(() => decodeCrest(bytes));
}

/** What messengers show, made of the crest with the name and the colours of the school. */
export async function storeSocial(deps: Deps, actor: Actor, crest: string, look: SocialLook) {
  const content = await deps.storage.get(originalKey(crest));
  if (!content) throw notFound('There is no such picture.');
  const made = await limitDecoding(() => workOnPicture('social', content, look));
  return storeCleaned(deps, made, ours(actor));
}

/** The same with the drawn crest, for a school that has none of its own. */
export const drawSocial = async (look: SocialLook): Promise<Uint8Array> =>
  (await limitDecoding(() => workOnPicture('social', null, look))).content;

/** Made by us, and nobody can be recognised in it. */
const ours = (actor: Actor): Cleaned => ({ extension: 'png', actor, consent: 'nobody' });

/** Held until the caller's transaction ends. */
export const areStored = async (tx: Db, names: string[]): Promise<boolean> =>
  (await queries.existingNames(tx, names, false)).length === new Set(names).size;

/** The names must belong to stored pictures that this actor may use. */
export async function requirePictures(tx: Db, fieldName: string, names: string[], includeUnpublished = false) {
  const known = new Set(await queries.existingNames(tx, names, includeUnpublished));
  const missing = names.filter((name) => !known.has(name));
  if (missing.length > 0) throw invalid({ [fieldName]: `Not an uploaded picture: ${missing.join(', ')}` });
}

/**
 * The picture of a form that anybody may send: uploaded by the same person, or by a stranger lately and never sent with
 * a form. Others' waiting pictures are not to be had by naming them.
 */
export async function requireOwnPicture(tx: Db, fieldName: string, name: string, actor: Actor | null) {
  const isOwn = actor !== null && (await queries.isUploadOf(tx, name, actor.id));
  if (!isOwn && !(await queries.lockUnclaimed(tx, name))) {
    throw invalid({ [fieldName]: `Not an uploaded picture: ${name}` });
  }
}

/** The portrait of an account: what one has uploaded, or for an editor whatever is there. */
export async function requirePortrait(tx: Db, fieldName: string, name: string, actor: Actor) {
  await requirePictures(tx, fieldName, [name]);
  if (actor.role >= editorRole || (await queries.isUploadOf(tx, name, actor.id))) return;
  throw invalid({ [fieldName]: `Not an uploaded picture: ${name}` });
}

export const publishPicture = queries.publish;
export const { infosOf } = queries;

export async function deletePicture(deps: Deps, actor: Actor, name: string): Promise<void> {
  const deleted = await deps.db
    .transaction(async (tx) => {
      const file = await lockForChange(tx, actor, name);
      // Whoever asks for it by name wants it gone, also out of the history; what goes by itself never does that.
      await queries.releaseVersions(tx, name);
      await queries.deleteMedia(tx, name);
      await record(deps, tx, actor, { action: 'deleted', ...named(name) });
      return file;
    })
    .catch((error) => {
      // Everything that shows a picture refers to its row: the database knows best whether it is in use.
      if (postgresCode(error) !== foreignKeyViolation) throw error;
      throw new ApiError('file_in_use', 'This file is in use.');
    });
  await deleteFiles(deps, deleted);
}

/** The words belong to the picture: they change wherever it is shown. */
export function describePicture(deps: Deps, actor: Actor, name: string, words: PictureEdit) {
  return deps.db.transaction(async (tx) => {
    const [described] = await describePictures(deps, tx, actor, [{ name, ...words }]);
    if (!described) throw notFound('There is no such file.');
    return described;
  });
}

/** For whatever shows pictures, in its own transaction: a save that is refused leaves their words alone. */
export async function describePictures(deps: Deps, tx: Db, actor: Actor, words: PictureWords[] = []) {
  if (words.length === 0) return [];
  const names = words.map(({ name }) => name);
  const before = new Map((await lockPictures(tx, actor, names)).map((file) => [file.name, file.consent]));
  const described: PictureInfo[] = [];
  for (const { name, alt, caption, consent, consentNote } of words) {
    if (alt !== undefined) await record(deps, tx, actor, { action: 'changed', ...named(name), detail: alt });
    if (consent !== undefined && consent !== before.get(name)) {
      await record(deps, tx, actor, { action: 'changed', ...named(name), detail: consentLine(consent) });
    }
    const stored = consent === undefined ? {} : storedConsent(consent, consentNote);
    const said = { ...(alt !== undefined && { alt }), ...(caption !== undefined && { caption }) };
    described.push(await queries.updateWords(tx, name, { ...said, ...stored }));
  }
  return described;
}

async function lockForChange(tx: Db, actor: Actor, name: string): Promise<queries.MediaRow> {
  const [file] = await lockPictures(tx, actor, [name]);
  if (!file) throw notFound('There is no such file.');
  return file;
}

/** All of them, locked until the transaction ends, for somebody who may change them. */
export async function lockPictures(tx: Db, actor: Actor, names: string[]): Promise<queries.MediaRow[]> {
  const files = await queries.lockMedia(tx, names);
  if (files.length < names.length || !files.every((file) => canSee(actor, file))) {
    throw notFound('There is no such file.');
  }
  if (!files.every((file) => canChange(actor, file))) throw forbidden();
  return files;
}

/** Those of the pictures that this actor may change. */
export async function changeablePictures({ db }: Deps, actor: Actor, names: string[]): Promise<queries.MediaRow[]> {
  const files = await queries.findAll(db, names);
  return files.filter((file) => canSee(actor, file) && canChange(actor, file));
}

/**
 * For files of before names were made of numbers: the same picture under a name without words, wherever it is shown. The
 * old files go after the commit (`deleteFiles`); a browser that has seen the picture may keep its copy for a year.
 */
export async function renamePicture(
  deps: Deps,
  tx: Db,
  name: string,
): Promise<{ name: string; width: number } | undefined> {
  const [file] = await queries.lockMedia(tx, [name]);
  const content = file && (await deps.storage.get(originalKey(name)));
  if (!file) return undefined;
  const after = newFileName(deps.clock(), name.split('.').at(-1) ?? file.type);
  await queries.lockName(tx, after);
  await renameMedia(tx, name, after);
  if (content) await deps.storage.put(originalKey(after), content);
  return { name, width: file.width };
}

const named = (name: string) => ({ kind: 'picture', itemId: name, title: name });

/** Removes what strangers uploaded and never sent a form for. */
export async function sweepAbandonedUploads(deps: Deps): Promise<number> {
  const before = new Date(deps.clock().getTime() - abandonedAfterMs);
  const abandoned = await abandonedUploads(deps.db, await pictureReferences(deps.db), before, 500);
  let removed = 0;
  for (const file of abandoned) {
    if (!(await deleteUnused(deps.db, file.name))) continue;
    removed += 1;
    await deleteFiles(deps, file);
  }
  return removed;
}

/** What something has referred to since it was found stays: the database knows best. */
const deleteUnused = (db: Db, name: string): Promise<boolean> =>
  queries.deleteMedia(db, name).then(
    () => true,
    (error) => {
      if (postgresCode(error) !== foreignKeyViolation) throw error;
      return false;
    },
  );

/**
 * The row is gone, and the name may be taken again by now: then the files are another picture's. What cannot be removed
 * at the moment is found by the sweep.
 */
export async function deleteFiles(deps: Deps, { name, width }: { name: string; width: number }): Promise<void> {
  const { db, storage, log } = deps;
  const variants = variantKeys(name, width);
  try {
    const remove = () =>
      db.transaction(async (tx) => {
        await queries.lockName(tx, name);
        const original = (await queries.findMedia(tx, name)) ? [] : [originalKey(name)];
        // All are waited for: none may come late, when the name is another picture's.
        const done = await Promise.allSettled([...original, ...variants].map((key) => storage.delete(key)));
        for (const one of done) if (one.status === 'rejected') throw one.reason;
      });
    await limitRemoving(remove);
  } catch (err) {
    log.warn({ err, name }, 'the files of a deleted picture could not be removed yet');
  }
}

/** Of all pictures that a school had, whose rows are gone: the sweep would take so many files without a row for a mistake. */
export async function deleteAllFiles({ db, storage, log }: Deps, pictures: { name: string; width: number }[]) {
  const names = new Set(
    await queries.namesWithoutRow(
      db,
      pictures.map(({ name }) => name),
    ),
  );
  for (const { name, width } of pictures) {
    if (!names.has(name)) continue;
    const keys = [originalKey(name), ...variantKeys(name, width)];
    const done = await Promise.allSettled(keys.map((key) => storage.delete(key)));
    const failed = done.find((one) => one.status === 'rejected');
    if (failed) log.warn({ err: failed.reason, name }, 'the files of a deleted picture could not be removed');
  }
}

type SweepDeps = Pick<Deps, 'db' | 'storage' | 'clock' | 'log'>;

/** Removes files that belong to no row: what an upload left that a power cut ended, what a deletion could not remove. */
export async function sweepOrphanedFiles(deps: SweepDeps): Promise<number> {
  const before = new Date(deps.clock().getTime() - orphanedAfterMs);
  const keysOf = new Map<string, string[]>();
  const unfinished: string[] = [];
  for await (const { key, changedAt } of deps.storage.list()) {
    const name = pictureOfKey(key);
    if (changedAt >= before) continue;
    if (name !== undefined) keysOf.set(name, [...(keysOf.get(name) ?? []), key]);
    else if (isUnfinished(key)) unfinished.push(key);
  }
  for (const key of unfinished) await deps.storage.delete(key);
  const orphans = await queries.namesWithoutRow(deps.db, [...keysOf.keys()]);
  // So many cannot be left-overs: this storage belongs to another database.
  if (orphans.length > Math.max(maxOrphans, keysOf.size / 2)) {
    deps.log.error(
      { orphans: orphans.length, of: keysOf.size },
      'most stored files belong to no picture; none is removed',
    );
    return unfinished.length;
  }
  for (const name of orphans) await deleteOrphan(deps, name, keysOf.get(name) ?? []);
  return unfinished.length + orphans.length;
}

const deleteOrphan = ({ db, storage }: SweepDeps, name: string, keys: string[]) =>
  db.transaction(async (tx) => {
    await queries.lockName(tx, name);
    if (!(await queries.findMedia(tx, name))) for (const key of keys) await storage.delete(key);
  });

/** A picture that is mailed, not shown: decoded and written anew like every other, without a place among them. */
export const cleanPicture = (bytes: Uint8Array): Promise<PictureFile> => limitDecoding(() => decode(bytes));

async function decode(bytes: Uint8Array) {
  // The decoder knows many more kinds of file; nothing else is even shown to it.
  if (!hasMagicNumber(bytes)) throw refusal();
  try {
    return await workOnPicture('clean', bytes);
  } catch (error) {
    throw refusal(error);
  }
}

async function decodeCrest(bytes: Uint8Array) {
  if (!isCrestFile(bytes)) throw new ApiError('wrong_type', crestMessages.wrongType, crestField('wrongType'));
  try {
    return await workOnPicture('crest', bytes);
  } catch (error) {
    if (isBeyondPixelLimit(error) || !(error instanceof RefusedWorkError)) throw refusal(error);
    const { message } = error;
    const known = (['empty', 'tooMuch'] as const).find((name) => crestMessages[name] === message);
    const reason = known ?? (error instanceof SlowWorkError ? 'tooMuch' : 'unreadable');
    throw new ApiError('wrong_type', crestMessages[reason], crestField(reason));
  }
}

const crestField = (message: keyof typeof crestMessages) => ({ fields: { file: crestMessages[message] } });

/** A drawing is text that names its root; packed ones, which could grow without end, are not taken. */
function isCrestFile(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 4096)).toString('latin1');
  const isWebp = head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP';
  return hasMagicNumber(bytes) || isWebp || /<svg[\s>]/i.test(head);
}

const magicNumbers = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
];
const hasMagicNumber = (bytes: Uint8Array): boolean =>
  magicNumbers.some((magic) => magic.every((byte, index) => bytes[index] === byte));

function refusal(error?: unknown): ApiError {
  // A decoder that is busy or could not be started says nothing about the picture.
  if (error !== undefined && !(error instanceof RefusedWorkError)) throw error;
  if (isBeyondPixelLimit(error)) {
    return new ApiError('too_large', pictureMessages.tooManyPixels, field('tooManyPixels'));
  }
  return new ApiError('wrong_type', pictureMessages.wrongType, field('wrongType'));
}

function typeOfName(name: string): boolean {
  return /\.(jpe?g|png)$/i.test(name);
}

const field = (message: keyof typeof pictureMessages) => ({ fields: { file: pictureMessages[message] } });
