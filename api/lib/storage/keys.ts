/** Where a picture is stored as it was uploaded. */
export const originalKey = (name: string) => `pictures/${name}`;
/** Where a smaller variant of it is stored, once somebody has asked for one. */
export const widthKey = (name: string, width: number) => `widths/${width}/${name}.webp`;
/** Where the same variant is stored in fewer bytes, once there was time to make it. */
export const avifKey = (name: string, width: number) => `avif/${width}/${name}.avif`;
/** Where the file of a document is stored. */
export const documentKey = (file: string) => `documents/${file}`;
/** The file of a document that a stored file is, if it is one. */
export const documentOfKey = (key: string): string | undefined => /^documents\/([^/]+)$/.exec(key)?.[1];
/** Where a folder keeps what is still being written; a power cut can leave it there. */
export const unfinishedKey = (id: string) => `unfinished/${id}`;
export const isUnfinished = (key: string) => key.startsWith('unfinished/');

/** The picture that a stored file belongs to, if it belongs to one. */
export function pictureOfKey(key: string): string | undefined {
  return /^pictures\/(.+)$/.exec(key)?.[1] ?? /^\w+\/\d+\/(.+)\.\w+$/.exec(key)?.[1];
}
