import drawing from '../../art/social.svg?raw';

let picture: Promise<Uint8Array<ArrayBuffer>> | undefined;

/** Messengers show no SVG: the drawing is rasterised when the first of them asks, and cached. */
export async function loader() {
  picture ??= rasterise();
  return new Response(await picture, {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=86400' },
  });
}

async function rasterise() {
  const { default: sharp } = await import('sharp');
  const drawn = sharp(Buffer.from(drawing), { density: 96 }).resize(1200, 630, { fit: 'cover' });
  return new Uint8Array(await drawn.png({ palette: true }).toBuffer());
}
