import sharp from 'sharp';
import drawing from '../../art/social.svg?raw';

let picture: Promise<Uint8Array<ArrayBuffer>> | undefined;

/** Messengers show no SVG: the drawing is rasterised when the first of them asks, and kept. */
export async function loader() {
  picture ??= sharp(Buffer.from(drawing), { density: 96 })
    .resize(1200, 630, { fit: 'cover' })
    .png({ palette: true })
    .toBuffer()
    .then((content) => new Uint8Array(content));
  return new Response(await picture, {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=86400' },
  });
}
