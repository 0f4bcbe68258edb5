import { existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { media } from '../../api/db/tables/media.ts';
import { folderStorage } from '../../api/lib/storage/storage.ts';
import { testApi } from '../support/api.ts';
import { jpegBytes, type Person, pngBytes } from '../support/factory.ts';
import { tally } from './figures.ts';
import { scriptPayloads, traversals } from './payloads.ts';
import { pngHead } from './png-bomb.ts';

const api = testApi();
let addresses = 0;
const otherAddress = () => `10.4.${++addresses >> 8}.${addresses & 255}`;

function upload(content: Uint8Array, name: string, options: { as?: Person; address?: string; fileName?: string } = {}) {
  const form = new FormData();
  form.set('name', name);
  form.set('file', new File([new Uint8Array(content)], options.fileName ?? 'p.png'));
  const { as, address = otherAddress() } = options;
  return api.request('POST', '/singleUpload', { form, as, address });
}

const safeName = /^[A-Za-z0-9_][A-Za-z0-9._ -]*\.(png|jpg|jpeg)$/;

describe('ASVS 2.4.1, 5.2.1: uploads of strangers', () => {
  test('are few, stay hidden, and what nobody refers to goes', async () => {
    const statuses: number[] = [];
    const png = await pngBytes();
    for (let i = 0; i < 13; i++) statuses.push((await upload(png, `s${i}.png`, { address: '10.3.3.3' })).status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(10);
    expect(statuses.slice(10)).toEqual([429, 429, 429]);
    expect((await api.api.request('/images/s0.png')).status).toBe(404);
    tally({ requests: 14 });
  });

  test('put in front of the gate by another way they are still strangers’', async () => {
    const png = await pngBytes();
    for (const headers of [{ authorization: 'Bearer x' }, { authorization: 'Basic YTpi' }] as Record<
      string,
      string
    >[]) {
      const form = new FormData();
      form.set('file', new File([new Uint8Array(png)], 'p.png'));
      expect((await api.request('POST', '/singleUpload', { form, headers, address: otherAddress() })).status).toBe(403);
    }
    const { answer } = await upload(png, 'stranger.png');
    const story = { title: 'T', detail: '<p>x</p>', category: 0, picture: answer.name };
    const editor = await api.make.person(3);
    expect((await api.request('POST', '/news/add', { as: editor, json: story })).status).toBe(400);
  });
});

describe('ASVS 5.3.2, 5.4.1: names of files', () => {
  test('nobody overwrites what is there', async () => {
    const [mine, yours] = [await api.make.person(3), await api.make.person(3)];
    const first = await upload(await pngBytes(20, 20), 'same.png', { as: mine });
    const stored = `pictures/${first.answer.name}`;
    const before = await api.deps.storage.get(stored);
    expect(before).toBeDefined();
    for (const as of [yours, undefined]) {
      const { answer } = await upload(await pngBytes(50, 50), 'same.png', as ? { as } : {});
      expect(answer.name).not.toBe(first.answer.name);
    }
    expect(await api.deps.storage.get(stored)).toEqual(before);
    const race = await Promise.all(
      Array.from({ length: 6 }, async () => upload(await pngBytes(), 'race.png', { as: mine })),
    );
    expect(new Set(race.map(({ answer }) => answer.name)).size).toBe(6);
    tally({ requests: 9 });
  });

  test('a name that wants out of the folder, or into a page, becomes a plain one', async () => {
    const editor = await api.make.person(3);
    const png = await pngBytes();
    const names = [
      ...traversals,
      ...scriptPayloads.slice(0, 25),
      'a\r\nSet-Cookie: x=1',
      'con',
      '.htaccess',
      'x.php',
      '-rf',
    ];
    for (const name of names) {
      const { status, answer } = await upload(png, `${name}.png`, { as: editor });
      expect(status, name).toBe(201);
      expect(answer.name, name).toMatch(safeName);
      expect(answer.name).not.toContain('..');
    }
    tally({ requests: names.length, payloads: names.length });
  });

  test('fileDelete and /images reach rows of the table only: encoded, doubly, with NUL, absolute, by a link', async () => {
    const editor = await api.make.person(5);
    const folder = mkdtempSync(path.join(tmpdir(), 'seven-hills-out-'));
    const file = path.join(folder, 'secret.txt');
    writeFileSync(file, 'outside');
    const names = [...traversals, file, encodeURIComponent(file), `..${file}`];
    for (const name of names) {
      for (const written of new Set([name, encodeURIComponent(name)])) {
        const removed = await api.request('POST', `/fileDelete/${written}`, { as: editor });
        expect([400, 404], `${written}: ${removed.status}`).toContain(removed.status);
        const answer = await api.api.request(`/images/${written}`);
        expect([301, 400, 404], `${written}: ${answer.status}`).toContain(answer.status);
        expect(await answer.text()).not.toContain('outside');
      }
    }
    tally({ requests: names.length * 4, payloads: names.length });
    expect(readFileSync(file, 'utf8')).toBe('outside');
  });

  test('the storage itself refuses a key that leads outside', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'seven-hills-store-'));
    const storage = folderStorage(path.join(folder, 'in'));
    mkdirSync(path.join(folder, 'in', 'pictures'), { recursive: true });
    writeFileSync(path.join(folder, 'secret.txt'), 'outside');
    for (const key of ['../secret.txt', 'pictures/../../secret.txt', 'pictures/..\\..\\secret.txt']) {
      await expect(storage.put(key, new Uint8Array([1]))).rejects.toThrow();
      await expect(storage.get(key).then((content) => content && Buffer.from(content).toString())).rejects.toThrow();
    }
    symlinkSync(path.join(folder, 'secret.txt'), path.join(folder, 'in', 'pictures', 'link.png'));
    // A link in the folder is the operator's doing; a visitor has no way to make one, and no row to name it.
    expect((await api.api.request('/images/link.png')).status).toBe(404);
    expect(readFileSync(path.join(folder, 'secret.txt'), 'utf8')).toBe('outside');
    expect(existsSync(path.join(folder, 'in', 'secret.txt'))).toBe(false);
  });
});

describe('ASVS 5.2.2, 5.2.6, 1.3.4, 1.3.6: what is in a file', () => {
  const svg = (inner: string) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inner}</svg>`);

  test('only a real JPEG or PNG passes, whatever it is called; nothing in it makes the server fetch', async () => {
    let fetched = 0;
    const listener = createServer((_, response) => {
      fetched += 1;
      response.end();
    }).listen(0);
    const url = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/x.png`;
    const xml = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>`;
    const bombs = Array.from({ length: 9 }, (_, n) => `<!ENTITY a${n + 1} "${`&a${n};`.repeat(10)}">`).join('');
    const files = [
      svg(`<image href="${url}" width="9" height="9"/>`),
      svg('<script>alert(1)</script>'),
      Buffer.concat([Buffer.from(xml), svg('<text>&x;</text>')]),
      Buffer.from(`<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a0 "x">${bombs}]>${svg('<text>&a9;</text>')}`),
      Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;'),
      Buffer.from('<html><script>alert(1)</script></html>'),
      Buffer.from(`#EXTM3U\n${url}`),
      Buffer.from('%PDF-1.4\n%%EOF'),
      await sharp(await pngBytes())
        .webp()
        .toBuffer(),
      await sharp(await pngBytes())
        .tiff()
        .toBuffer(),
      gzipSync(await pngBytes()),
      new Uint8Array(0),
      (await pngBytes()).subarray(0, 40),
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), svg(`<image href="${url}"/>`)]),
    ];
    for (const content of files) {
      const { status, answer } = await upload(content, 'p.png');
      expect([415, 413], JSON.stringify(answer)).toContain(status);
    }
    for (const field of [url, 'file:///etc/passwd', 'http://169.254.169.254/latest/meta-data']) {
      const admin = await api.make.person(5);
      const profile = { name: 'N', twitter: field, linkedIn: field, instagram: field };
      await api.request('PUT', `/users/edit/${admin.id}`, { as: admin, json: profile });
      const story = {
        title: field,
        detail: `<img src="${field}"><a href="${field}">x</a>`,
        category: 0,
        picture: field,
      };
      expect((await api.request('POST', '/news/add', { as: admin, json: story })).status).toBe(400);
    }
    tally({ requests: files.length + 6, payloads: files.length + 3 });
    expect(fetched).toBe(0);
    listener.close();
  });

  test('what hides in a picture is gone when it is served: a script, a place, a second file', async () => {
    const editor = await api.make.person(3);
    const hidden = '<script>alert(1)</script><?php system($_GET[0]); ?>';
    const jpeg = await sharp(await jpegBytes())
      .withExif({ IFD0: { Artist: hidden, ImageDescription: hidden }, IFD3: { GPSLatitude: '0/1 18/1 0/1' } })
      .toBuffer();
    for (const content of [
      jpeg,
      Buffer.concat([await jpegBytes(), Buffer.from(hidden)]),
      Buffer.concat([await pngBytes(), Buffer.from(hidden)]),
    ]) {
      const { answer } = await upload(content, 'p.jpg', { as: editor });
      await api.make.story({ pictures: [answer.name] });
      const served = await api.api.request(`/images/${encodeURIComponent(answer.name)}`);
      const bytes = Buffer.from(await served.arrayBuffer());
      expect(bytes.includes('alert(1)')).toBe(false);
      expect(bytes.includes('GPS')).toBe(false);
      expect(served.headers.get('content-type')).toMatch(/^image\/(jpeg|png)$/);
    }
  });

  test('a small file of a billion pixels is refused at its head', async () => {
    for (const [width, height] of [
      [30_000, 30_000],
      [65_000, 65_000],
      [1, 1_000_000],
      [2_147_483_647, 2_147_483_647],
    ] as const) {
      const { status } = await upload(pngHead(width, height), 'bomb.png');
      expect([413, 415], `${width} x ${height}`).toContain(status);
    }
    expect(await api.deps.db.$count(media, eq(media.name, 'bomb.png'))).toBe(0);
    tally({ requests: 4, payloads: 4 });
  });
});
