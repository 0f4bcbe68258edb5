import { pictureWidths } from '../../../contract/media/picture-widths.ts';

export const pictureAddress = (name: string): string => `/images/${encodeURIComponent(name)}`;

/** The widths that the browser can choose among; the picture's own is the largest. */
export function pictureSources(address: string, width: number): { src: string; srcSet: string } {
  const widths = [...pictureWidths.filter((smaller) => smaller < width), width];
  return { src: `${address}?w=${width}`, srcSet: widths.map((one) => `${address}?w=${one} ${one}w`).join(', ') };
}
