import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { pictureWidths } from '../../contract/media/picture-widths.ts';
import { signIn } from '../support/editor.ts';
import { startSite } from '../support/program.ts';
import { type Figure, ms } from './figures.ts';
import { fire } from './generator.ts';
import { compare } from './reference.ts';
import { demoAccount } from './writes.ts';

/** Of what sharp alone takes for the same picture and widths. */
const mostOfSharp = 1.2;
const maxCachedMs = 25;
const tries = 9;
const atOnce = 8;

export async function measureUploads(demoFolder: string): Promise<Figure[]> {
  const site = await startSite({ DATA_DIR: demoFolder, DEMO: 'true', LOG_LEVEL: 'silent' });
  try {
    const { email, password } = demoAccount(demoFolder, 4);
    const { token } = await signIn(site.url, email, password);
    const photograph = await photographOf(690_000);
    const headers = { authorization: `Bearer ${token}` };
    const upload = async () => {
      const form = new FormData();
      form.set('name', `${randomUUID()}.jpg`);
      form.set('file', new File([photograph], 'photograph.jpg'));
      const answer = await fetch(`${site.url}/api/singleUpload`, { method: 'POST', headers, body: form });
      if (answer.status !== 201) throw new Error(`the upload was answered with ${answer.status}`);
      return ((await answer.json()) as { name: string }).name;
    };
    const withWidths = async () => {
      const startedAt = performance.now();
      const name = await upload();
      await Promise.all(
        pictureWidths.map(async (width) =>
          (await fetch(`${site.url}/images/${name}?w=${width}`, { headers })).arrayBuffer(),
        ),
      );
      return performance.now() - startedAt;
    };
    await withWidths();
    await sharpAlone(photograph);
    const { ours, reference, ratio } = await compare(tries, withWidths, () => sharpAlone(photograph));

    await fire(site.url, { seconds: 2, connections: 4 });
    let busy = true;
    let uploaded = 0;
    const people = Array.from({ length: atOnce }, async () => {
      while (busy) {
        await upload();
        uploaded += 1;
      }
    });
    const { p99 } = await fire(site.url, { seconds: 6, connections: 4 });
    busy = false;
    await Promise.all(people);
    return [
      {
        what: 'upload of a 700 KB photograph, with its widths',
        measured: ms(ours),
        reference: `sharp alone ${ms(reference)}`,
        ratio,
        budget: `ratio <= ${mostOfSharp}`,
        held: ratio <= mostOfSharp,
      },
      {
        what: `cached page while ${atOnce} upload at once`,
        measured: `p99 ${ms(p99)} (${uploaded} uploads)`,
        budget: `p99 <= ${maxCachedMs} ms`,
        held: p99 <= maxCachedMs,
      },
    ];
  } finally {
    await site.stop();
  }
}

/** The same pictures made with nothing around: one after the other, as the site's own process makes them. */
async function sharpAlone(photograph: Uint8Array): Promise<number> {
  sharp.concurrency(1);
  const startedAt = performance.now();
  const stored = await sharp(photograph).rotate().jpeg({ quality: 86 }).toBuffer();
  for (const width of pictureWidths) await sharp(stored).resize({ width }).webp({ quality: 76, effort: 2 }).toBuffer();
  return performance.now() - startedAt;
}

/** Noise compresses badly, as leaves and faces do: about so many bytes. */
async function photographOf(bytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const size = { width: 1600, height: 1200 };
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const picture = sharp({ create: { ...size, channels: 3, background: '#808080', noise } }).blur(1.2);
  for (let quality = 95; quality > 20; quality -= 3) {
    const content = await picture.clone().jpeg({ quality }).toBuffer();
    if (content.length <= bytes) return new Uint8Array(content);
  }
  throw new Error('no photograph of this size');
}
