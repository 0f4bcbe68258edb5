import type { GalleryImage } from '../../../../contract/content/galleries.ts';
import type { EditField } from '../../../office/forms/edit/edit-fields.ts';

/** Of one picture there is no order, and no field for it. */
export const orderOf = (images: { id: number }[]): string =>
  images.length > 1 ? images.map(({ id }) => id).join(',') : '';

export const idsIn = (value: string | undefined): number[] => (value ?? '').split(',').filter(Boolean).map(Number);

/** Those that an order names first, the others behind them. */
export function inOrder<T extends { id: number }>(images: T[], order: string | undefined): T[] {
  const named = idsIn(order).flatMap((id) => images.find((image) => image.id === id) ?? []);
  return [...named, ...images.filter((image) => !named.includes(image))];
}

/** How a picture is called where there is no room to look at it. */
export const captionOf = ({ caption }: GalleryImage, place: number): string => caption || `Picture ${place + 1}`;

/** How two orders are compared: by the captions, one below the other. */
export const orderField = (images: GalleryImage[]): EditField => ({
  name: 'images',
  label: 'Order of the pictures',
  words: ({ images: value }) =>
    idsIn(value)
      .flatMap((id) => {
        const place = images.findIndex((image) => image.id === id);
        const image = images[place];
        return image ? [captionOf(image, place)] : [];
      })
      .join('\n'),
});
