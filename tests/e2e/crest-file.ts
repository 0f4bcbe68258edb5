import sharp from 'sharp';

/** A crest of one colour, as it is chosen from a computer. */
export async function crestFile(background: string) {
  const buffer = await sharp({ create: { width: 96, height: 112, channels: 3, background } })
    .png()
    .toBuffer();
  return { name: 'crest.png', mimeType: 'image/png', buffer };
}
