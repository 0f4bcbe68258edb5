import { open } from 'node:fs/promises';
import path from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

/** Where pictures are kept: a folder, or a bucket. Keys are made by the program, never by a visitor. */
export type Storage = {
  put: (key: string, content: Uint8Array) => Promise<void>;
  get: (key: string) => Promise<Uint8Array | undefined>;
  delete: (key: string) => Promise<void>;
};

export type BucketSettings = {
  bucket: string;
  region: string;
  endpoint?: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
};

export function folderStorage(folder: string): Storage {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  return {
    ...overDisk(disk),
    async put(key, content) {
      await disk.put(key, content);
      // The row that names the file is committed next: after a power cut it must not name an empty one.
      await flush(path.join(folder, key));
      await flush(path.dirname(path.join(folder, key)));
    },
  };
}

/** The S3 library is large and most schools never use it, so it is loaded only here. */
export async function bucketStorage(settings: BucketSettings): Promise<Storage> {
  const { S3Driver } = await import('flydrive/drivers/s3');
  const driver = new S3Driver({
    bucket: settings.bucket,
    region: settings.region,
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    visibility: 'private',
    supportsACL: false,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(settings.endpoint && { endpoint: settings.endpoint, forcePathStyle: true }),
  });
  return overDisk(new Disk(driver));
}

function overDisk(disk: Disk): Storage {
  return {
    put: (key, content) => disk.put(key, content),
    async get(key) {
      try {
        return await disk.getBytes(key);
      } catch (error) {
        if (!(await disk.exists(key))) return undefined;
        throw error;
      }
    },
    delete: (key) => disk.delete(key),
  };
}

async function flush(target: string): Promise<void> {
  const handle = await open(target, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
