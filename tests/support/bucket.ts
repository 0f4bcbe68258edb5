import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import S3rver from 's3rver';
import type { BucketSettings } from '../../api/lib/storage/storage.ts';

/** How the bucket behaves: as it should, with errors, never answering, or byte by byte. */
type BucketFault = 'none' | 'failing' | 'hanging' | 'trickling';

/** A real S3 server on a port of its own that can be made to fail. */
export async function startBucket() {
  const directory = mkdtempSync(path.join(tmpdir(), 'seven-hills-bucket-'));
  const bucket = 'pictures';
  const s3 = new S3rver({ directory, silent: true, configureBuckets: [{ name: bucket }] });
  await s3.configureBuckets();
  const answer = s3.callback();
  const state: { fault: BucketFault; hanging: number } = { fault: 'none', hanging: 0 };
  const held = new Set<ServerResponse>();
  const server = createServer(async (request, response) => {
    if (state.fault === 'none') return answer(request, response);
    if (state.fault === 'failing') return response.writeHead(500).end();
    if (state.fault === 'hanging') {
      held.add(response);
      state.hanging = held.size;
      response.on('close', () => {
        held.delete(response);
        state.hanging = held.size;
      });
      return;
    }
    response.writeHead(200, { 'content-length': 1000 });
    while (!response.destroyed) {
      response.write('x');
      await pause(50);
    }
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const port = await listen(0);
  const settings: BucketSettings = {
    bucket,
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${port}`,
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  };
  const shutDown = async () => {
    server.closeAllConnections();
    if (server.listening) await new Promise((resolve) => server.close(resolve));
  };
  return {
    settings,
    /** The same as settings of the program. */
    environment: {
      S3_BUCKET: bucket,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    state,
    /** Who was left hanging is told that it failed. */
    release() {
      state.fault = 'failing';
      for (const response of held) response.writeHead(500).end();
    },
    /** Nobody listens at its port any more. */
    shutDown,
    restart: () => listen(port),
    async close() {
      await shutDown();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
