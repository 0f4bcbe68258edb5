import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Bucket, type BucketSettings, bucketTimeouts, isNoSuchKey, openBucket } from './bucket.ts';
import { filesBelow, isNoSuchFile, writeAtomically } from './folder-files.ts';
import { unfinishedKey } from './keys.ts';
import type { StoredFile } from './stored-file.ts';
import { storageUnavailable } from './unavailable.ts';

export type { BucketSettings };

/** Where pictures are stored: a folder, or a bucket. Keys are made by the program, never by a visitor. */
export type Storage = {
  /** All of the content is under the key when this is done, or none of it. */
  put: (key: string, content: Uint8Array) => Promise<void>;
  get: (key: string) => Promise<Uint8Array | undefined>;
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
    get: async (key) => unlessMissing(readFile(at(key)), isNoSuchFile),
    delete: async (key) => unlessMissing(rm(at(key)), isNoSuchFile),
    list: () => filesBelow(folder),
  };
}

export async function bucketStorage(settings: BucketSettings, timeouts = bucketTimeouts): Promise<Storage> {
  const bucket: Bucket = await openBucket(settings, timeouts);
  return {
    put: (key, content) => translatingErrors(bucket.put(key, content)),
    get: (key) => unlessMissing(bucket.get(key), isNoSuchKey),
    delete: (key) => unlessMissing(bucket.delete(key), isNoSuchKey),
    list: bucket.list,
  };
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
