import type { Range, StoredFile } from './stored-file.ts';

export type BucketSettings = {
  bucket: string;
  region: string;
  endpoint?: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
};

/** How long a bucket may take: for one of three attempts, and for all of it until the last byte. */
export const bucketTimeouts = { connectMs: 2_000, attemptMs: 4_000, allMs: 9_000 };

export type Bucket = Awaited<ReturnType<typeof openBucket>>;

/** The S3 library is large and most schools never use it, so it is loaded only here. */
export async function openBucket({ bucket: Bucket, ...settings }: BucketSettings, timeouts: typeof bucketTimeouts) {
  const { DeleteObjectCommand, GetObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } = await import(
    '@aws-sdk/client-s3'
  );
  const client = new S3Client({
    region: settings.region,
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    // Checksums that not every server of this kind understands; some then keep them as a part of the picture.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: timeouts.connectMs,
      requestTimeout: timeouts.attemptMs,
      throwOnRequestTimeout: true,
    },
    ...(settings.endpoint && { endpoint: settings.endpoint, forcePathStyle: true }),
  });
  const limit = () => ({ abortSignal: AbortSignal.timeout(timeouts.allMs) });

  return {
    async put(Key: string, Body: Uint8Array): Promise<void> {
      await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentLength: Body.length }), limit());
    },
    async get(Key: string, range?: Range): Promise<Uint8Array | undefined> {
      const { abortSignal } = limit();
      const wanted = { Bucket, Key, ...(range && { Range: `bytes=${range.first}-${range.last}` }) };
      const { Body, ContentRange } = await client.send(new GetObjectCommand(wanted), { abortSignal });
      if (!Body) return undefined;
      // The answer has begun, but it may still come byte by byte.
      abortSignal.addEventListener('abort', () => 'destroy' in Body && Body.destroy(abortSignal.reason));
      const content = await Body.transformToByteArray();
      // A server may send all of it instead.
      return range && ContentRange === undefined ? content.subarray(range.first, range.last + 1) : content;
    },
    async delete(Key: string): Promise<void> {
      await client.send(new DeleteObjectCommand({ Bucket, Key }), limit());
    },
    async *list(): AsyncGenerator<StoredFile> {
      let ContinuationToken: string | undefined;
      do {
        const page = await client.send(new ListObjectsV2Command({ Bucket, ContinuationToken }), limit());
        for (const { Key, LastModified } of page.Contents ?? []) {
          if (Key && LastModified) yield { key: Key, changedAt: LastModified };
        }
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
    },
  };
}

export function isNoSuchKey(error: unknown): boolean {
  const { name, $metadata } = (error ?? {}) as { name?: string; $metadata?: { httpStatusCode?: number } };
  return name === 'NoSuchKey' || name === 'NotFound' || $metadata?.httpStatusCode === 404;
}
