import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { startBucket } from '../../../tests/support/bucket.ts';
import { jpegBytes, pngBytes } from '../../../tests/support/factory.ts';
import { media } from '../../db/tables/media.ts';
import { claimName, lockName } from '../../features/media/media.queries.ts';
import { sweepOrphanedFiles } from '../../features/media/media.service.ts';
import { originalKey, pictureOfKey, unfinishedKey, widthKey } from './keys.ts';
import { bucketStorage, folderStorage, type Storage, streamOf } from './storage.ts';
import { storageMessage } from './unavailable.ts';

const api = testApi();
const folder = mkdtempSync(path.join(tmpdir(), 'seven-hills-storage-'));
let bucket: Awaited<ReturnType<typeof startBucket>>;
let kinds: Record<'folder' | 'bucket', Storage>;
/** For a bucket that does not answer; one that does may take its time on a busy machine. */
let shortTimeouts: Storage;
const hour = 60 * 60 * 1000;

beforeAll(async () => {
  bucket = await startBucket();
  kinds = { folder: folderStorage(folder), bucket: await bucketStorage(bucket.settings) };
  shortTimeouts = await bucketStorage(bucket.settings, { connectMs: 200, attemptMs: 300, allMs: 700 });
});
afterAll(async () => {
  await bucket.close();
  rmSync(folder, { recursive: true });
});

const namesIn = async (storage: Storage) => (await Array.fromAsync(storage.list())).map(({ key }) => key).sort();

describe.each(['folder', 'bucket'] as const)('a %s', (kind) => {
  test('gives back what was put, byte by byte, and says what it has', async () => {
    const storage = kinds[kind];
    const content = await jpegBytes(700_000);
    const before = Date.now();
    await storage.put(originalKey('a b.jpg'), content);
    await storage.put(widthKey('a b.jpg', 320), Uint8Array.of(1, 2));
    expect(Buffer.from((await storage.get(originalKey('a b.jpg'))) ?? []).equals(content)).toBe(true);
    expect(await namesIn(storage)).toEqual(['pictures/a b.jpg', 'widths/320/a b.jpg.webp']);
    const [file] = await Array.fromAsync(storage.list());
    // A bucket counts in whole seconds, and the clock of a disk may be a little behind.
    expect(file?.changedAt.getTime()).toBeGreaterThan(before - 2_000);
    expect(file?.changedAt.getTime()).toBeLessThanOrEqual(Date.now());
    for (const key of await namesIn(storage)) expect(pictureOfKey(key)).toBe('a b.jpg');
  });

  test('has nothing under a key that nobody put, and nothing under one that was deleted, however often', async () => {
    const storage = kinds[kind];
    expect(await storage.get(originalKey('nobody.jpg'))).toBeUndefined();
    await storage.put(originalKey('gone.jpg'), Uint8Array.of(1));
    await storage.delete(originalKey('gone.jpg'));
    await storage.delete(originalKey('gone.jpg'));
    expect(await storage.get(originalKey('gone.jpg'))).toBeUndefined();
  });
});

describe.each(['folder', 'bucket'] as const)('a file in a %s that is sent in parts', (kind) => {
  const key = originalKey('long.jpg');
  const content = Buffer.from(Array.from({ length: 700_000 }, (_, n) => n % 251));
  const all = { first: 0, last: content.length - 1 };
  let fetched: number;
  let ended: number;
  const open = async (range = all) => {
    [fetched, ended] = [0, 0];
    const get: Storage['get'] = (...asked) => {
      fetched += 1;
      return kinds[kind].get(...asked);
    };
    return streamOf({ ...kinds[kind], get }, key, range, () => {
      ended += 1;
    });
  };
  beforeEach(() => kinds[kind].put(key, content));

  test('is what was put, whole or a range of it', async () => {
    for (const range of [all, { first: 300_000, last: 699_999 }, { first: 10, last: 260_000 }]) {
      const parts = await Array.fromAsync((await open(range)) ?? []);
      expect(Buffer.concat(parts).equals(content.subarray(range.first, range.last + 1))).toBe(true);
      expect(ended).toBe(1);
    }
  });

  test('is fetched as it is taken, and no more when its reader goes', async () => {
    const reader = (await open())?.getReader();
    expect(fetched).toBe(1);
    await reader?.read();
    expect([fetched, ended]).toEqual([1, 0]);
    await reader?.read();
    expect([fetched, ended]).toEqual([2, 0]);
    await reader?.cancel();
    expect([fetched, ended]).toEqual([2, 1]);
  });

  test('that is deleted meanwhile breaks off, and one that is not there is none', async () => {
    const stream = await open();
    await kinds[kind].delete(key);
    await expect(Array.fromAsync(stream ?? [])).rejects.toThrow('shorter than it was, or gone');
    expect(ended).toBe(1);
    expect(await open()).toBeUndefined();
    expect(ended).toBe(1);
  });
});

test('a folder that cannot be written says so, and keeps no half', async () => {
  const blocked = path.join(folder, 'blocked');
  writeFileSync(blocked, '');
  await expect(folderStorage(blocked).put('pictures/x.jpg', Uint8Array.of(1))).rejects.toThrow(storageMessage);
  expect(readdirSync(path.join(folder, 'unfinished'))).toEqual([]);
});

describe('the site on a bucket', () => {
  beforeEach(() => {
    api.deps.storage = kinds.bucket;
    bucket.state.fault = 'none';
  });

  const upload = async (name: string) => {
    const form = new FormData();
    form.set('name', name);
    form.set('file', new File([new Uint8Array(await pngBytes(600, 400))], name));
    return api.request('POST', '/singleUpload', { form, as: await api.make.person(3) });
  };
  // Nothing public shows these pictures, so an editor looks at them.
  const show = async (name: string, query = '') => {
    const headers = { authorization: `Bearer ${(await api.make.person(3)).token}` };
    return api.api.request(`/images/${name}${query}`, { headers });
  };

  test('a picture is stored, shown in any width and deleted with its variants', async () => {
    const editor = await api.make.person(3);
    const { status, answer } = await upload('whole.png');
    const whole: string = answer.name;
    expect(status).toBe(201);
    expect((await show(whole)).status).toBe(200);
    for (const _ of [1, 2]) expect((await show(whole, '?w=320')).headers.get('content-type')).toBe('image/webp');
    expect(await kinds.bucket.get(widthKey(whole, 320))).toBeDefined();
    expect((await namesIn(kinds.bucket)).filter((key) => key.includes(whole))).toHaveLength(2);
    expect((await api.request('POST', `/fileDelete/${whole}`, { as: editor })).status).toBe(204);
    expect((await namesIn(kinds.bucket)).filter((key) => key.includes(whole))).toEqual([]);
  });

  test.each(['failing', 'hanging', 'trickling', 'unavailable'] as const)('a bucket that is %s', async (fault) => {
    const known: string = (await upload('known.png')).answer.name;
    const rows = await api.deps.db.$count(media);
    if (fault === 'unavailable') await bucket.shutDown();
    else bucket.state.fault = fault;
    api.deps.storage = shortTimeouts;
    const [stored, shown, smaller] = await Promise.all([
      upload(`new-${fault}.png`),
      show(known),
      show(known, '?w=320'),
    ]);
    api.deps.storage = kinds.bucket;
    // One that answers an upload with "200" at once has taken it.
    if (fault !== 'trickling') {
      expect(stored).toMatchObject({ status: 503, answer: { code: 'unavailable', message: storageMessage } });
      expect(stored.headers.get('retry-after')).toBe('30');
      expect(await api.deps.db.$count(media)).toBe(rows);
    }
    expect([shown.status, smaller.status]).toEqual([503, 503]);
    if (fault === 'unavailable') await bucket.restart();
    bucket.state.fault = 'none';
    expect((await show(known, '?w=320')).status).toBe(200);
    expect((await upload(`later-${fault}.png`)).status).toBe(201);
  });

  test('a slow bucket does not hold the database: others are answered meanwhile', async () => {
    bucket.state.fault = 'hanging';
    const minute = 60_000;
    api.deps.storage = await bucketStorage(bucket.settings, { connectMs: minute, attemptMs: minute, allMs: minute });
    const uploads = Array.from({ length: 12 }, (_, n) => upload(`many-${n}.png`));
    await expect.poll(() => bucket.state.hanging).toBeGreaterThan(0);
    expect((await api.request('GET', '/news')).status).toBe(200);
    expect(bucket.state.hanging).toBeGreaterThan(0);
    bucket.release();
    expect(new Set((await Promise.all(uploads)).map(({ status }) => status))).toEqual(new Set([503]));
  });

  test('no transaction is open while a picture is on its way to the bucket', async () => {
    bucket.state.fault = 'hanging';
    const minute = 60_000;
    api.deps.storage = await bucketStorage(bucket.settings, { connectMs: minute, attemptMs: minute, allMs: minute });
    const uploading = upload('on-its-way.png');
    await expect.poll(() => bucket.state.hanging).toBe(1);
    const open = await api.database.pool.query(
      "select query from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'",
    );
    bucket.release();
    expect(open.rows).toEqual([]);
    expect((await uploading).status).toBe(503);
  });

  test('a picture whose row is refused leaves no file behind', async () => {
    const before = await namesIn(kinds.bucket);
    await api.database.pool.query('alter table media add constraint closed check (false) not valid');
    try {
      expect((await upload('refused.png')).status).toBe(500);
    } finally {
      await api.database.pool.query('alter table media drop constraint closed');
    }
    expect(await namesIn(kinds.bucket)).toEqual(before);
  });

  test('a deletion counts also when the bucket is unavailable; the sweep removes the files', async () => {
    const [left, kept]: string[] = [(await upload('left.png')).answer.name, (await upload('kept.png')).answer.name];
    await bucket.shutDown();
    const removed = await api.request('POST', `/fileDelete/${left}`, { as: await api.make.person(4) });
    expect(removed.status).toBe(204);
    await bucket.restart();
    expect(await kinds.bucket.get(originalKey(left ?? ''))).toBeDefined();
    await sweepOrphanedFiles(api.deps);
    expect(await kinds.bucket.get(originalKey(left ?? ''))).toBeDefined();
    api.advanceClock(13 * hour);
    await sweepOrphanedFiles(api.deps);
    api.advanceClock(-13 * hour);
    expect(await kinds.bucket.get(originalKey(left ?? ''))).toBeUndefined();
    expect((await show(kept ?? '')).status).toBe(200);
  });
});

describe('files without a row', () => {
  const strays = mkdtempSync(path.join(tmpdir(), 'seven-hills-strays-'));
  afterAll(() => rmSync(strays, { recursive: true }));
  const lay = async (key: string, hoursOld: number) => {
    await api.deps.storage.put(key, Uint8Array.of(1));
    const then = new Date(Date.now() - hoursOld * hour);
    utimesSync(path.join(strays, key), then, then);
  };

  test('go before they are a day old; a picture that has a row stays, however old its file is', async () => {
    api.deps.storage = folderStorage(strays);
    const kept = await api.make.picture();
    await lay(originalKey(kept), 1000);
    await lay(originalKey('lost.png'), 13);
    await lay(widthKey('lost.png', 320), 13);
    await lay(originalKey('fresh.png'), 1);
    await lay(unfinishedKey('half'), 13);
    await lay('somebody-elses.txt', 1000);
    await sweepOrphanedFiles(api.deps);
    expect(await namesIn(api.deps.storage)).toEqual(
      [originalKey('fresh.png'), originalKey(kept), 'somebody-elses.txt'].sort(),
    );
  });

  test('are left alone when most are: the folder is then another site’s', async () => {
    for (let n = 0; n < 120; n += 1) await lay(originalKey(`other-${n}.png`), 20);
    await sweepOrphanedFiles(api.deps);
    expect((await namesIn(api.deps.storage)).filter((key) => key.includes('other-')).length).toBe(120);
  });
});

test('a name that is taken again while its old files are being deleted keeps the new picture', async () => {
  const files = folderStorage(folder);
  const editor = await api.make.person(4);
  const name = 'again.png';
  // As a restored backup brings a name back: in a transaction that holds it.
  const bringBack = () =>
    api.deps.searchDb.transaction(async (tx) => {
      await lockName(tx, name);
      const size = { width: 40, height: 30, bytes: 1, placeholder: '#d8d2c4' };
      const row = await claimName(tx, { name, type: 'png', ...size, published: true, createdAt: new Date() });
      await api.deps.storage.put(originalKey(name), await pngBytes());
      return row;
    });
  const isThere = async () => (await api.deps.db.select().from(media)).some((row) => row.name === name);
  api.deps.storage = files;
  await bringBack();
  // As late as it can be: when the next upload is done, or waits for the deletion.
  let uploading: ReturnType<typeof bringBack> | undefined;
  const whoWaits = () =>
    api.database.search.pool.query("select from pg_locks where not granted and locktype = 'advisory'");
  const isUploadingLate = async () => uploading !== undefined && (await whoWaits()).rows.length > 0;
  api.deps.storage = {
    ...files,
    delete: async (key) => {
      const begun = expect.poll(() => uploading !== undefined).toBe(true);
      const waits = expect.poll(isUploadingLate).toBe(true);
      await Promise.race([begun.then(() => uploading), waits]);
      await files.delete(key);
    },
  };
  const removing = api.request('POST', '/fileDelete/again.png', { as: editor });
  await expect.poll(isThere).toBe(false);
  uploading = bringBack();
  expect((await removing).status).toBe(204);
  expect((await uploading)?.name).toBe(name);
  expect(await files.get(originalKey(name))).toBeDefined();
});

test('pictures that are deleted while the storage hangs take one connection', async () => {
  const editor = await api.make.person(4);
  const names = await Promise.all(Array.from({ length: api.database.pool.options.max + 1 }, () => api.make.picture()));
  const { promise: goesOn, resolve: goOn } = Promise.withResolvers<void>();
  const files = api.deps.storage;
  api.deps.storage = { ...files, delete: (key) => goesOn.then(() => files.delete(key)) };
  onTestFinished(() => {
    goOn();
    api.deps.storage = files;
  });
  const removing = names.map((name) => api.request('POST', `/fileDelete/${name}`, { as: editor }));
  const left = () => api.deps.searchDb.$count(media, inArray(media.name, names));
  await expect.poll(left).toBe(0);
  const { pool } = api.database;
  await expect.poll(() => pool.totalCount - pool.idleCount).toBe(1);
  goOn();
  expect((await Promise.all(removing)).map(({ status }) => status)).toEqual(names.map(() => 204));
});
