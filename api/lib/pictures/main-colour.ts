import { openPicture } from './open-picture.ts';

/** The colour that stands in a picture's place until it has come; none where it may be seen through. */
export async function mainColour(picture: Uint8Array): Promise<string> {
  const source = await openPicture(picture);
  if ((await source.metadata()).hasAlpha) return '';
  const pixel = await source.resize(1, 1, { fit: 'fill' }).toColourspace('srgb').raw().toBuffer();
  return `#${pixel.toString('hex')}`;
}
