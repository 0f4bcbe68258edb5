const files = import.meta.glob<string>('./pictures/*.webp', { eager: true, query: '?url', import: 'default' });

/** The address of the picture of each task, by its id. Browser tests take them. */
export const helpPictures: Record<string, string> = Object.fromEntries(
  Object.entries(files).map(([file, address]) => [file.replace(/^.*\/(.+)\.webp$/, '$1'), address]),
);

export const pictureSize = { width: 960, height: 600 };
