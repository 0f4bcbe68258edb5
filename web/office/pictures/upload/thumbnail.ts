const width = 320;
const quality = 0.7;

/**
 * The address of a small copy. Sixty whole photographs on a page would fill a phone's memory; the large one is let go
 * as soon as it is drawn. Null when the browser cannot read it.
 */
export async function thumbnailOf(file: File): Promise<string | null> {
  const bitmap = await createImageBitmap(file, { resizeWidth: width, resizeQuality: 'medium' }).catch(() => null);
  if (!bitmap) return null;
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  return blob && URL.createObjectURL(blob);
}
