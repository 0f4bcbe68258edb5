import { monogramSvg, type PlateColours } from '../../../art/monogram.ts';
import { openPicture } from './open-picture.ts';

/** What a school's icon is made of: its crest, or its initials in its colours. */
export type IconSource = { crest: Uint8Array | undefined; name: string; colours: PlateColours };

/** How much of the side the crest takes, and how round the plate is, of 512. A maskable icon is cut by the phone itself. */
export type IconShape = { inner: number; corner: number };

const drawnSide = 512;
const plate = ({ corner }: IconShape) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${drawnSide}" height="${drawnSide}"><rect width="100%" height="100%" rx="${corner}" fill="#fff"/></svg>`;

async function draw(source: IconSource, shape: IconShape): Promise<Uint8Array> {
  if (!source.crest) return Buffer.from(monogramSvg(source.name, source.colours, shape.inner, shape.corner));
  const side = Math.round(drawnSide * shape.inner);
  const crest = await (await openPicture(source.crest)).resize(side, side, { fit: 'inside' }).png().toBuffer();
  const drawn = await openPicture(Buffer.from(plate(shape)));
  return drawn
    .composite([{ input: crest, gravity: 'centre' }])
    .png()
    .toBuffer();
}

/** One square picture for a home screen. */
export async function makeIcon(source: IconSource, shape: IconShape, side: number): Promise<Uint8Array> {
  const drawn = await openPicture(await draw(source, shape));
  return drawn.resize(side, side).png({ palette: true, effort: 8 }).toBuffer();
}

const favicons = [16, 32, 48];
const [headBytes, entryBytes] = [6, 16];

/** Several sizes in one file, for what asks for /favicon.ico without having read a page. */
export async function makeFavicon(source: IconSource, shape: IconShape): Promise<Uint8Array> {
  const pictures = await Promise.all(favicons.map((side) => makeIcon(source, shape, side)));
  const head = Buffer.alloc(headBytes + entryBytes * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [n, picture] of pictures.entries()) {
    const at = headBytes + n * entryBytes;
    head.writeUInt8(favicons[n] ?? 0, at);
    head.writeUInt8(favicons[n] ?? 0, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(picture.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += picture.length;
  }
  return Buffer.concat([head, ...pictures]);
}
