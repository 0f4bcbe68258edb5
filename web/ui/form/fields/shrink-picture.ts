const edges = [2400, 2000, 1600, 1280, 960, 640, 480];
const quality = 0.85;

type Kind = 'jpeg' | 'png';

/**
 * The same picture with at most so many bytes, as large as it can be; null when the browser cannot read it. A JPEG,
 * unless it must stay transparent.
 */
export async function shrinkPicture(file: File, maxBytes: number, kind: Kind = 'jpeg'): Promise<File | null> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return null;
  const longest = Math.max(bitmap.width, bitmap.height);
  for (const edge of [longest, ...edges.filter((edge) => edge < longest)]) {
    const blob = await drawAt(bitmap, edge / longest, kind);
    if (blob && blob.size <= maxBytes) {
      bitmap.close();
      return new File([blob], file.name.replace(/\.[^.]*$/, kind === 'jpeg' ? '.jpg' : '.png'), {
        type: `image/${kind}`,
      });
    }
  }
  bitmap.close();
  return null;
}

function drawAt(bitmap: ImageBitmap, scale: number, kind: Kind): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) return Promise.resolve(null);
  if (kind === 'jpeg') {
    // It has no transparency, and what is not drawn would be black.
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, canvas.width, canvas.height);
  }
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, `image/${kind}`, quality));
}
