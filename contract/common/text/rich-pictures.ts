/** How wide a picture stands in a text. */
export const pictureSizes = ['small', 'half', 'full'] as const;
export type PictureSize = (typeof pictureSizes)[number];

export const textPictureAltLength = 300;

/** So many pictures stand in the text of a story or an event at most; a page is a list of texts and has no such end. */
export const mostTextPictures = 20;
export const textPicturesMessage = `A text shows ${mostTextPictures} pictures at most.`;

/** The stored name behind the address of a picture of ours; undefined for every other address. */
export function pictureAt(src: string): string | undefined {
  const [, part] = /^\/images\/([A-Za-z0-9_](?:[A-Za-z0-9._-]|%20){0,199})$/.exec(src) ?? [];
  return part?.replaceAll('%20', ' ');
}

export const addressOfPicture = (name: string): string => `/images/${name.replaceAll(' ', '%20')}`;

/** The pictures of a text as the server keeps it, each once. */
export function picturesInText(html: string): string[] {
  const names = html
    .split('<img ')
    .slice(1)
    .flatMap((part) => pictureAt(part.split('src="')[1]?.split('"')[0] ?? '') ?? []);
  return [...new Set(names)];
}

/** Each that stands there counts, also one that stands there twice. */
export const textPicturesFault = (html: string): string | undefined =>
  html.split('<img ').length - 1 > mostTextPictures ? textPicturesMessage : undefined;

/** The same text with another name for one of its pictures. */
export const withPictureRenamed = (html: string, before: string, after: string): string =>
  html.replaceAll(`src="${addressOfPicture(before)}"`, `src="${addressOfPicture(after)}"`);
