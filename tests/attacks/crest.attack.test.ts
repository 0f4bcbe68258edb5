import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { revisions } from '../../api/db/tables/history.ts';
import { media } from '../../api/db/tables/media.ts';
import { scenePictures, sitePreviews } from '../../api/db/tables/settings.ts';
import { crestMessages } from '../../contract/site/crest.ts';
import { testApi } from '../support/api.ts';
import type { Person } from '../support/factory.ts';
import { formOf } from '../support/form-of.ts';
import { tally } from './figures.ts';
import { pngHead } from './png-bomb.ts';

const api = testApi();
let admin: Person;
beforeAll(async () => {
  admin = await api.make.person(4);
});
beforeEach(async () => {
  for (const table of [scenePictures, sitePreviews, revisions, media]) await api.deps.db.delete(table);
});

const svg = (inner: string, head = 'viewBox="0 0 96 112"') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${head}>${inner}</svg>`,
  );
const shield = '<path d="M8 8h80v60q-40 40-80 0z" fill="#1b4a8a"/><circle cx="48" cy="40" r="18" fill="#f2c230"/>';

async function upload(content: Uint8Array, name = 'crest.svg') {
  return api.request('POST', '/admin/settings/crest', { as: admin, form: formOf({ file: fileOf(content, name) }) });
}
/** Before it is used, to somebody who has the link. */
async function showSomebody(content: Uint8Array, name = 'crest.svg') {
  const form = formOf({ brand: '#1d4ed8', accent: '#f97316', file: fileOf(content, name) });
  return api.request('POST', '/admin/sketches/look', { as: admin, form });
}
const fileOf = (content: Uint8Array, name: string) => new File([new Uint8Array(content)], name);
const picture = async (name: string) => {
  const answer = await api.api.request(`/images/${name}`);
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
};
const isNothingStored = async () => {
  const tables = [media, scenePictures, sitePreviews];
  expect(await Promise.all(tables.map((table) => api.deps.db.$count(table)))).toEqual([0, 0, 0]);
};

describe('ASVS 5.2, 5.3, 1.3.4: the crest of a school', () => {
  test.each(['png', 'jpeg', 'webp', 'svg'] as const)('%s becomes two PNGs of known sizes', async (format) => {
    const drawn = svg(shield);
    const file = format === 'svg' ? drawn : await sharp(drawn, { density: 400 }).toFormat(format).toBuffer();
    const { status, answer } = await upload(file, `crest.${format}`);
    expect(status).toBe(200);
    expect([answer.crest.height, answer.icon.width, answer.icon.height]).toEqual([320, 180, 180]);
    expect(answer.colours[0]).toMatch(/^#1[0-9a-f]4[0-9a-f]8[0-9a-f]$/);
    for (const { name } of [answer.crest, answer.icon]) {
      const { status, bytes } = await picture(name);
      expect([status, (await sharp(bytes).metadata()).format]).toEqual([200, 'png']);
      expect(bytes.length).toBeLessThan(40_000);
    }
    const scenes = await api.request('GET', '/settings/scenes');
    expect(scenes.answer.crest?.name).toBe(answer.crest.name);
  });

  test('what a drawing carries besides the picture is left behind, and said', async () => {
    const evil = `<script>alert(1)</script><g onload="alert(2)">${shield}</g><a xlink:href="javascript:alert(3)"><rect/></a>`;
    const { status, answer } = await upload(svg(evil));
    expect([status, answer.removed]).toEqual([200, 3]);
    const { bytes } = await picture(answer.crest.name);
    expect(bytes.toString('latin1')).not.toMatch(/script|onload|alert/);
    tally({ payloads: 3 });
  });

  test('what somebody is shown of it before it is used is a picture, too, and no address has it', async () => {
    const { answer } = await showSomebody(svg(`<script>alert(1)</script>${shield}`));
    const { crest = '' } = (await api.request('GET', `/site/preview?key=${answer.key}`)).answer;
    const bytes = Buffer.from(crest.replace('data:image/png;base64,', ''), 'base64');
    expect([(await sharp(bytes).metadata()).format, crest.length < 60_000]).toEqual(['png', true]);
    expect(bytes.toString('latin1')).not.toMatch(/script|alert/);
    expect(await api.deps.db.$count(media)).toBe(0);
    tally({ payloads: 1 });
  });

  test('it reads no file and asks no address that it names', async () => {
    let asked = 0;
    const server = createServer((_, response) => {
      asked += 1;
      response.end();
    }).listen(0);
    const { port } = server.address() as AddressInfo;
    const names = [`http://127.0.0.1:${port}/x.png`, 'file:///etc/hostname', '/etc/hostname', '../../package.json'];
    const images = names.map((name) => `<image xlink:href="${name}" href="${name}" width="50" height="50"/>`);
    const styles = `<style>@import url("http://127.0.0.1:${port}/x.css"); rect{fill:url("http://127.0.0.1:${port}/y")}</style>`;
    const { status, answer } = await upload(svg(`${styles}${shield}${images.join('')}<rect width="9" height="9"/>`));
    server.close();
    expect([status, asked]).toEqual([200, 0]);
    expect(answer.leftOut, 'four pictures, a style and a paint').toBe(6);
  });

  test('a drawing that only names its kind is taken', async () => {
    const kind = '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">';
    expect((await upload(Buffer.concat([Buffer.from(kind), svg(shield)]))).status).toBe(200);
  });

  test.each<[string, () => Uint8Array | Promise<Uint8Array>, string?]>([
    ['a PNG that unpacks to more than the memory', () => pngHead(30_000, 30_000), 'crest.png'],
    ['a drawing as large as a country', () => svg(shield, 'width="90000" height="90000"')],
    ['entities that name each other', () => Buffer.concat([Buffer.from(laughs), svg('<text>&e9;</text>')])],
    ['a file that entities bring in', () => Buffer.concat([Buffer.from(external), svg('<text>&x;</text>')])],
    ['attributes that a declaration gives', () => Buffer.concat([Buffer.from(declared), svg(shield)])],
    ['a packed drawing', () => gzipSync(svg(shield)), 'crest.svgz'],
    ['a page', () => Buffer.from('<!doctype html><html><body><script>alert(1)</script></body></html>')],
    ['a GIF', () => sharp(svg(shield)).gif().toBuffer(), 'crest.png'],
    ['half a PNG', async () => (await sharp(svg(shield)).png().toBuffer()).subarray(0, 120), 'crest.png'],
    ['no picture at all', () => Buffer.from('MZ\x90\0 this program cannot be run'), 'crest.png'],
    ['a drawing with an end missing', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><g>')],
    ['nothing', () => Buffer.from('')],
    ['more bytes than are taken', () => Buffer.concat([svg(shield), Buffer.alloc(700_001, ' ')])],
  ])('refused with a sentence, and nothing is stored: %s', async (_, make, name) => {
    const content = await make();
    for (const send of [upload, showSomebody]) {
      const { status, refusal } = await send(content, name);
      expect([413, 415]).toContain(status);
      expect(refusal.fields.file).toMatch(/^[A-Z].{10,}/);
    }
    await isNothingStored();
    tally({ payloads: 2 });
  });

  test.each<[string, () => Uint8Array | Promise<Uint8Array>]>([
    ['a drawing without a stroke', () => svg('')],
    ['a drawing in which nothing has a colour', () => svg('<rect width="90" height="90" fill="none"/>')],
    ['a picture that is all window', () => sharp({ create: clear }).png().toBuffer()],
  ])('what cannot be seen is no crest: %s', async (_, make) => {
    const { status, refusal } = await upload(await make());
    expect([status, refusal.fields.file]).toEqual([415, crestMessages.empty]);
    await isNothingStored();
    tally({ payloads: 1 });
  });

  test('parts that use each other again and again are counted, and not drawn', async () => {
    const levels = Array.from(
      { length: 24 },
      (_, n) => `<g id="g${n + 1}">${`<use xlink:href="#g${n}"/>`.repeat(10)}</g>`,
    );
    const { status, refusal } = await upload(
      svg(`<defs><rect id="g0" width="1" height="1"/>${levels.join('')}</defs><use xlink:href="#g24"/>`),
    );
    expect([status, refusal.fields.file]).toEqual([415, crestMessages.tooMuch]);
    await isNothingStored();
    tally({ payloads: 1 });
  });

  test('an editor may not, and nobody’s crest is the drawing again', async () => {
    const editor = await api.make.person(3);
    const form = new FormData();
    form.set('file', new File([new Uint8Array(svg(shield))], 'crest.svg'));
    expect((await api.request('POST', '/admin/settings/crest', { as: editor, form })).status).toBe(403);
    await isNothingStored();
    await upload(svg(shield));
    expect((await api.request('DELETE', '/admin/settings/crest', { as: admin })).status).toBe(204);
    expect((await api.request('GET', '/settings/scenes')).answer).not.toHaveProperty('crest');
  });
});

const clear = { width: 64, height: 64, channels: 4, background: { r: 200, g: 0, b: 0, alpha: 0 } } as const;
const laughs = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY e0 "ha">${Array.from({ length: 9 }, (_, n) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(10)}">`).join('')}]>`;
const declared = '<!DOCTYPE svg SYSTEM ">" [<!ATTLIST rect fill CDATA "#123">]>';
const external = '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>';
