import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { maxPictureBytes, maxPicturePixels, pictureMessages, pictureWidths } from '../../../contract/picture-rules.ts';
import { type Db, foreignKeyViolation, postgresCode } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../lib/actor.ts';
import { ApiError, forbidden, invalid, notFound } from '../../lib/errors.ts';
import { originalKey, widthKey } from '../../lib/storage/keys.ts';
import { record } from '../audit/audit.service.ts';
import { distinctFileName, safeFileName } from './file-name.ts';
import { canChange, canSee } from './media.policy.ts';
import * as queries from './media.queries.ts';

// libvips keeps decoded pictures; uploads are all different, so that would only cost memory.
sharp.cache(false);

const placeholderWidth = 16;
const forgottenAfterMs = 24 * 60 * 60 * 1000;

type Upload = { wantedName: string; file: File; actor: Actor | null };

/** The one gate for every picture: its size, its name and what is really in it must agree. */
export async function storePicture(deps: Deps, { wantedName, file, actor }: Upload): Promise<queries.MediaRow> {
  if (file.size > maxPictureBytes) throw new ApiError('too_large', pictureMessages.tooLarge, field('tooLarge'));
  const type = typeOfName(file.name) && typeOfName(wantedName);
  if (!type) throw new ApiError('wrong_type', pictureMessages.wrongType, field('wrongType'));
  const picture = await decode(new Uint8Array(await file.arrayBuffer()));
  const extension = picture.type === 'png' ? 'png' : wantedName.toLowerCase().endsWith('.jpeg') ? 'jpeg' : 'jpg';

  // The name is claimed in the same transaction that ends with the file on the disk: no row without a file.
  return deps.db.transaction(async (tx) => {
    const wanted = safeFileName(wantedName, extension);
    for (const name of [wanted, distinctFileName(wanted, randomBytes(6).toString('hex'))]) {
      const row = {
        name,
        type: picture.type,
        width: picture.width,
        height: picture.height,
        bytes: picture.content.length,
        placeholder: picture.placeholder,
        alt: '',
        uploadedBy: actor?.id ?? null,
        published: actor !== null,
        createdAt: deps.clock(),
      };
      if (!(await queries.claimName(tx, row))) continue;
      // A stranger's upload is nobody's deed; it counts once an administrator accepts what it belongs to.
      if (actor) await record(deps, tx, actor, { action: 'uploaded', ...named(name) });
      await deps.storage.put(originalKey(name), picture.content);
      return row;
    }
    throw new ApiError('conflict', 'There is a file of this name already.');
  });
}

/** The names must belong to stored pictures that this actor may use. */
export async function requirePictures(tx: Db, fieldName: string, names: string[], includeUnpublished = false) {
  const known = new Set(await queries.existingNames(tx, names, includeUnpublished));
  const missing = names.filter((name) => !known.has(name));
  if (missing.length > 0) throw invalid({ [fieldName]: `Not an uploaded picture: ${missing.join(', ')}` });
}

export const publishPicture = queries.publish;

export async function deletePicture(deps: Deps, actor: Actor, name: string): Promise<void> {
  const deleted = await deps.db
    .transaction(async (tx) => {
      const file = await lockForChange(tx, actor, name);
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
export function describePicture(deps: Deps, actor: Actor, name: string, alt: string) {
  return deps.db.transaction(async (tx) => {
    await lockForChange(tx, actor, name);
    await record(deps, tx, actor, { action: 'changed', ...named(name), detail: alt });
    return queries.updateAlt(tx, name, alt);
  });
}

async function lockForChange(tx: Db, actor: Actor, name: string): Promise<queries.MediaRow> {
  const file = await queries.lockMedia(tx, name);
  if (!file || !canSee(actor, file)) throw notFound('There is no such file.');
  if (!canChange(actor, file)) throw forbidden();
  return file;
}

const named = (name: string) => ({ kind: 'picture', itemId: name, title: name });

/** Removes what strangers uploaded and never sent a form for. */
export async function sweepForgottenUploads(deps: Deps): Promise<number> {
  const before = new Date(deps.clock().getTime() - forgottenAfterMs);
  const forgotten = await queries.forgottenUploads(deps.db, before, 500);
  for (const file of forgotten) {
    await queries.deleteMedia(deps.db, file.name);
    await deleteFiles(deps, file);
  }
  return forgotten.length;
}

async function deleteFiles({ storage }: Deps, { name, width }: { name: string; width: number }): Promise<void> {
  const widths = new Set([...pictureWidths, width]);
  await Promise.all(
    [originalKey(name), ...[...widths].map((w) => widthKey(name, w))].map((key) => storage.delete(key)),
  );
}

async function decode(bytes: Uint8Array) {
  try {
    const source = sharp(bytes, { failOn: 'error', limitInputPixels: maxPicturePixels });
    const { format } = await source.metadata();
    if (format !== 'jpeg' && format !== 'png') throw refusal();
    // Decoding and writing it anew leaves nothing behind of what may hide in a file: places, names, scripts.
    const upright = source.rotate();
    const encoded = format === 'png' ? upright.png() : upright.jpeg({ quality: 86 });
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    const tiny = await sharp(data).resize({ width: placeholderWidth }).webp({ quality: 30 }).toBuffer();
    return {
      type: format,
      width: info.width,
      height: info.height,
      content: data,
      placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
    } as const;
  } catch (error) {
    throw error instanceof ApiError ? error : refusal(error as Error);
  }
}

function refusal(error?: Error): ApiError {
  if (error?.message.includes('pixel limit')) {
    return new ApiError('too_large', pictureMessages.tooManyPixels, field('tooManyPixels'));
  }
  return new ApiError('wrong_type', pictureMessages.wrongType, field('wrongType'));
}

function typeOfName(name: string): boolean {
  return /\.(jpe?g|png)$/i.test(name);
}

const field = (message: keyof typeof pictureMessages) => ({ fields: { file: pictureMessages[message] } });
