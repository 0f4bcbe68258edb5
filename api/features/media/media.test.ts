import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { uploadAnswer } from '../../../contract/media/media.ts';
import { testApi } from '../../../tests/support/api.ts';
import { jpegBytes, type Person, pngBytes } from '../../../tests/support/factory.ts';
import { media } from '../../db/tables/media.ts';
import { originalKey } from '../../lib/storage/keys.ts';
import { sweepAbandonedUploads } from './media.service.ts';

const api = testApi();

function upload(path: '/singleUpload' | '/upsingle', content: Buffer, name: string, as?: Person, address?: string) {
  const form = new FormData();
  form.set('name', name);
  form.set('file', new File([new Uint8Array(content)], name));
  return api.request('POST', path, { form, as, ...(address && { address }) });
}

/** The moment, something that nobody can guess, and what is in it: no word of what people call their files. */
const storedName = /^\d{13}-[0-9a-f]{18}\.(jpg|jpeg|png)$/;

let lastAddress = 0;
const elsewhere = () => `10.20.${Math.floor(++lastAddress / 250)}.${lastAddress % 250}`;

describe.each(['/singleUpload', '/upsingle'] as const)('%s', (path) => {
  test('stores a picture and says its name and size', async () => {
    const sent = `1700000000 - Sports day ${path.slice(1)}.jpg`;
    const { status, answer } = await upload(path, await jpegBytes(), sent, await api.make.person(3));
    expect(status).toBe(201);
    const name = expect.stringMatching(storedName);
    expect(uploadAnswer.strict().parse(answer)).toEqual({ name, width: 60, height: 40 });
    expect(await api.deps.storage.get(originalKey(answer.name))).toBeDefined();
  });

  test('700,000 bytes pass, 700,001 do not', async () => {
    const editor = await api.make.person(3);
    expect((await upload(path, await jpegBytes(700_000), 'edge.jpg', editor)).status).toBe(201);
    const refused = await upload(path, await jpegBytes(700_001), 'over.jpg', editor);
    expect(refused.status).toBe(413);
    expect(refused.refusal.message).toBe('File is too large. Upload a file less than 700kb');
    expect((await upload(path, Buffer.alloc(5_000_000), 'huge.jpg', editor)).status).toBe(413);
  });

  test.each(['photo.JPG', 'photo.Jpeg', 'photo.png'])('the ending counts in any case: %s', async (name) => {
    const content = name.endsWith('png') ? await pngBytes() : await jpegBytes();
    expect((await upload(path, content, name, await api.make.person(3))).status).toBe(201);
  });

  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  test.each([
    ['a text', 'note.txt', async () => Buffer.from('hello')],
    ['a text under a right name', 'note.jpg', async () => Buffer.from('hello')],
    ['an SVG', 'drawing.svg', async () => svg],
    ['an SVG under a right name', 'drawing.png', async () => svg],
    [
      'a WebP under a right name',
      'photo.jpg',
      async () =>
        sharp(await pngBytes())
          .webp()
          .toBuffer(),
    ],
    [
      'a GIF under a right name',
      'photo.png',
      async () =>
        sharp(await pngBytes())
          .gif()
          .toBuffer(),
    ],
    ['no bytes', 'empty.jpg', async () => Buffer.alloc(0)],
    ['only the first bytes of a JPEG', 'head.jpg', async () => (await jpegBytes()).subarray(0, 120)],
    ['a truncated PNG', 'cut.png', async () => (await pngBytes(400, 400)).subarray(0, 200)],
    ['two endings', 'photo.jpg.php', async () => jpegBytes()],
    [
      'HTML with a JPEG header',
      'page.jpg',
      async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('<html><script>1</script>')]),
    ],
  ])('%s is refused with 415', async (_, name, content) => {
    const { status, refusal } = await upload(path, await content(), name, await api.make.person(3));
    expect(status).toBe(415);
    expect(refusal.fields.file).toBe('Wrong file type. Upload jpg, jpeg or png');
  });

  test('a polyglot loses everything that is not picture', async () => {
    const payload = '<script>alert("both")</script>';
    const both = Buffer.concat([await jpegBytes(), Buffer.from(payload)]);
    const { answer } = await upload(path, both, 'both.jpg', await api.make.person(3));
    const stored = Buffer.from((await api.deps.storage.get(originalKey(answer.name))) ?? []);
    expect(stored.includes(payload)).toBe(false);
  });

  test('where and when it was taken is taken out', async () => {
    const tagged = await sharp(await pngBytes())
      .jpeg()
      .withExif({ IFD0: { Copyright: 'secret place' }, IFD3: { GPSLatitude: '0/1 18/1 0/1' } })
      .toBuffer();
    const { answer } = await upload(path, tagged, 'tagged.jpg', await api.make.person(3));
    const stored = await api.deps.storage.get(originalKey(answer.name));
    expect((await sharp(stored).metadata()).exif).toBeUndefined();
  });

  test('a bomb of 50 megapixels is refused before it is unpacked', async () => {
    const bomb = await sharp({ create: { width: 10_000, height: 5_000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(700_000);
    const { status, refusal } = await upload(path, bomb, 'bomb.png', await api.make.person(3));
    expect(status).toBe(413);
    expect(refusal.message).toMatch(/too many pixels/);
  });

  test('no file at all', async () => {
    const editor = await api.make.person(3);
    const form = new FormData();
    form.set('name', 'nothing.jpg');
    expect((await api.request('POST', path, { form, as: editor })).refusal.fields.file).toBe(
      'No images selected for upload.',
    );
    const text = await api.request('POST', path, { as: editor, headers: { 'content-type': 'multipart/form-data' } });
    expect(text.status).toBe(400);
  });
});

describe('names', () => {
  test.each([
    ...['../../etc/passwd.jpg', '%2e%2e%2f%2e%2e%2fsecret.jpg', '..\\..\\windows.jpg', '/absolute/path.jpg'],
    ...['nul\0byte.jpg', 'a,b,c.jpg', 'CON.jpg', 'lpt1.jpg', '.jpg', 'école été.jpg', '<script>.jpg'],
    ...['line\nbreak.jpg', `${'x'.repeat(300)}.jpg`, 'Zubeidah OQuixley_1700000000me.jpg'],
  ])('nothing of %j is in the name under which it is stored', async (given) => {
    const { status, answer } = await upload('/singleUpload', await jpegBytes(), given, await api.make.person(3));
    expect(status).toBe(201);
    expect(answer.name).toMatch(storedName);
  });

  test('an existing name is never overwritten, also by many at once', async () => {
    const editor = await api.make.person(3);
    const first = await upload('/singleUpload', await jpegBytes(), 'same.jpg', editor);
    const before = await api.deps.storage.get(originalKey(first.answer.name));
    const rest = await Promise.all(
      Array.from({ length: 8 }, async () => upload('/singleUpload', await pngBytes(), 'same.png', editor)),
    );
    const again = await upload('/singleUpload', await jpegBytes(5000), 'same.jpg', editor);
    const names = [first, again, ...rest].map(({ answer }) => answer.name);
    expect(new Set(names).size).toBe(10);
    expect(await api.deps.storage.get(originalKey(first.answer.name))).toEqual(before);
  });

  test('the ending follows what is in the file', async () => {
    const { answer } = await upload('/singleUpload', await pngBytes(), 'really-a-png.jpg', await api.make.person(3));
    expect(answer.name).toMatch(/^\d+-\w+\.png$/);
  });
});

test('an upload that breaks off leaves nothing', async () => {
  const before = (await api.deps.db.select().from(media)).length;
  const body = Buffer.from(
    '--x\r\nContent-Disposition: form-data; name="file"; filename="half.jpg"\r\n\r\n\xff\xd8\xff',
    'latin1',
  );
  const response = await api.api.request('/api/singleUpload', {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: new Uint8Array(body),
  });
  expect(response.status).toBe(400);
  expect((await api.deps.db.select().from(media)).length).toBe(before);
});

describe('what strangers upload', () => {
  const image = (name: string, as?: Person) =>
    api.api.request(`/images/${encodeURIComponent(name)}`, {
      headers: as ? { authorization: `Bearer ${as.token}` } : {},
    });

  test('is seen by administrators only', async () => {
    const { status, answer } = await upload('/singleUpload', await jpegBytes(), 'me.jpg', undefined, elsewhere());
    expect(status).toBe(201);
    expect((await image(answer.name)).status).toBe(404);
    expect((await image(answer.name, await api.make.person(3))).status).toBe(404);
    const shown = await image(answer.name, await api.make.person(4));
    expect(shown.status).toBe(200);
    expect(shown.headers.get('cache-control')).toContain('no-store');
  });

  test('is limited per address', async () => {
    const address = elsewhere();
    for (let i = 0; i < 10; i++) await upload('/singleUpload', await pngBytes(), `p${i}.png`, undefined, address);
    const refused = await upload('/upsingle', await pngBytes(), 'p.png', undefined, address);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('goes after a day, unless a testimonial shows it', async () => {
    const { answer } = await upload('/singleUpload', await jpegBytes(), 'forgotten.jpg', undefined, elsewhere());
    expect(await sweepAbandonedUploads(api.deps)).toBe(0);
    api.advanceClock(25 * 60 * 60 * 1000);
    expect(await sweepAbandonedUploads(api.deps)).toBeGreaterThan(0);
    api.advanceClock(-25 * 60 * 60 * 1000);
    expect(await api.deps.storage.get(originalKey(answer.name))).toBeUndefined();
  });
});

describe('POST /fileDelete/{filename}', () => {
  const remove = (name: string, as?: Person) => api.request('POST', `/fileDelete/${encodeURIComponent(name)}`, { as });

  test('the uploader or an editor removes a file that nothing uses', async () => {
    const [uploader, editor, other] = await Promise.all([api.make.person(1), api.make.person(3), api.make.person(2)]);
    const { answer } = await upload('/singleUpload', await jpegBytes(), 'mine.jpg', uploader);
    expect((await remove(answer.name, other)).status).toBe(403);
    expect((await remove(answer.name)).status).toBe(401);
    expect((await remove(answer.name, uploader)).status).toBe(204);
    expect((await remove(answer.name, uploader)).status).toBe(404);
    expect(await api.deps.storage.get(originalKey(answer.name))).toBeUndefined();
    expect((await remove(await api.make.picture(), editor)).status).toBe(204);
  });

  test('409 for a file in use', async () => {
    const name = await api.make.picture();
    await api.make.story({ pictures: [name] });
    const { status, refusal } = await remove(name, await api.make.person(4));
    expect(status).toBe(409);
    expect(refusal.code).toBe('file_in_use');
    expect(await api.deps.storage.get(originalKey(name))).toBeDefined();
  });

  test.each(['../package.json', '..%2f..%2fetc%2fpasswd', '%2e%2e%2fx.jpg', 'a\0.jpg', '/etc/passwd', '....//x.jpg'])(
    'path tricks find nothing: %j',
    async (name) => {
      const { status } = await remove(name, await api.make.person(5));
      expect([400, 404]).toContain(status);
    },
  );
});

describe('GET /images/{name}', () => {
  test('serves the picture, and widths of the list as WebP', async () => {
    const { answer } = await upload(
      '/singleUpload',
      await sharp(await pngBytes(1000, 500))
        .jpeg()
        .toBuffer(),
      'wide photo.jpg',
      await api.make.person(3),
    );
    await api.make.story({ pictures: [answer.name] });
    const url = `/images/${encodeURIComponent(answer.name)}`;
    const whole = await api.api.request(url);
    expect(whole.headers.get('content-type')).toBe('image/jpeg');
    expect(whole.headers.get('cache-control')).toContain('immutable');
    const sizes = [];
    for (const w of [1, 300, 320, 321, 5000]) {
      const response = await api.api.request(`${url}?w=${w}`);
      expect(response.headers.get('content-type')).toBe('image/webp');
      sizes.push((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width);
    }
    expect(sizes).toEqual([160, 320, 320, 480, 1000]);
    const [row] = await api.deps.db.select().from(media).where(eq(media.name, answer.name));
    expect(row?.placeholder).toMatch(/^#[0-9a-f]{6}$/);
  });

  test.each(['../../package.json', '..%2f..%2fpackage.json', '%252e%252e%252fpackage.json', 'x%00.jpg'])(
    '%s is not there',
    async (name) => {
      expect([400, 404]).toContain((await api.api.request(`/images/${name}`)).status);
    },
  );
});
