import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Bucket, type BucketSettings, bucketTimeouts, isNoSuchKey, openBucket } from './bucket.ts';
import { filesBelow, isNoSuchFile, readPart, writeAtomically } from './folder-files.ts';
import { unfinishedKey } from './keys.ts';
import type { Range, StoredFile } from './stored-file.ts';
import { storageUnavailable } from './unavailable.ts';

export type { BucketSettings };

/** Where pictures are stored: a folder, or a bucket. Keys are made by the program, never by a visitor. */
export type Storage = {
  /** All of the content is under the key when this is done, or none of it. */
  put: (key: string, content: Uint8Array) => Promise<void>;
  get: (key: string, range?: Range) => Promise<Uint8Array | undefined>;
  delete: (key: string) => Promise<void>;
  /** Every file there is, in no particular order. */
  list: () => AsyncGenerator<StoredFile>;
};

export function folderStorage(folder: string): Storage {
  // Names come out of backups too, so a key that leads outside is refused here, whoever made it.
  const at = (key: string) => {
    const place = path.join(folder, key);
    if (key.includes('\\') || !place.startsWith(path.join(folder, path.sep)))
      throw new Error(`Not a stored file: ${key}`);
    return place;
  };
  return {
    put: async (key, content) => translatingErrors(writeAtomically(at(key), at(unfinishedKey(randomUUID())), content)),
    get: async (key, range) => unlessMissing(range ? readPart(at(key), range) : readFile(at(key)), isNoSuchFile),
    delete: async (key) => unlessMissing(rm(at(key)), isNoSuchFile),
    list: () => filesBelow(folder),
  };
}

export async function bucketStorage(settings: BucketSettings, timeouts = bucketTimeouts): Promise<Storage> {
  const bucket: Bucket = await openBucket(settings, timeouts);
  return {
    put: (key, content) => translatingErrors(bucket.put(key, content)),
    get: (key, range) => unlessMissing(bucket.get(key, range), isNoSuchKey),
    delete: (key) => unlessMissing(bucket.delete(key), isNoSuchKey),
    list: bucket.list,
  };
}

const partBytes = 256_000;

/**
 * A stored file in parts, each of them fetched when the reader has taken the one before: however slow the reader is, one
 * part is all that is held, and neither a file nor a connection to the bucket stays open. Undefined when it is not there.
 * `onEnd` is called when the last part was taken, or none will be any more.
 */
export async function streamOf(
  storage: Storage,
  key: string,
  { first, last }: Range,
  onEnd: () => void = () => {},
): Promise<ReadableStream<Uint8Array> | undefined> {
  let from = first;
  async function nextPart(): Promise<Uint8Array | undefined> {
    const part = await storage.get(key, { first: from, last: Math.min(from + partBytes - 1, last) }).catch((error) => {
      onEnd();
      throw error;
    });
    from += part?.length ?? 0;
    if (!part?.length) onEnd();
    return part;
  }
  let ready = await nextPart();
  if (!ready) return undefined;
  return new ReadableStream(
    {
      async pull(controller) {
        // Asked for once more when the last part was taken.
        if (!ready && from > last) {
          onEnd();
          return controller.close();
        }
        const part = ready ?? (await nextPart());
        ready = undefined;
        if (!part?.length) return controller.error(new Error(`${key} is shorter than it was, or gone`));
        controller.enqueue(part);
      },
      cancel: onEnd,
    },
    { highWaterMark: 0 },
  );
}

const translatingErrors = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error) => {
    throw storageUnavailable(error);
  });

async function unlessMissing<T>(work: Promise<T>, isMissing: (error: unknown) => boolean): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw storageUnavailable(error);
  }
}
