import { pictureAt } from '../../../contract/common/text/rich-pictures.ts';

type Size = { name: string; width: number; height: number };

/** Each picture of a text keeps its place until it has come: its size is what the server knows, whatever was sent. */
export const withPictureSizes = (html: string, sizes: Size[]): string =>
  html.replace(/<img class="([a-z-]+)" src="([^"<>]*)" alt="([^"<>]*)"[^<>]*>/g, (tag, look, src, alt) => {
    const size = sizes.find(({ name }) => name === pictureAt(src));
    return size
      ? `<img class="${look}" src="${src}" alt="${alt}" width="${size.width}" height="${size.height}" />`
      : tag;
  });
