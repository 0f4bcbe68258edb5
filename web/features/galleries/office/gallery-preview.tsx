import type { EventOption } from '../../../../contract/content/events.ts';
import type { GalleryImage } from '../../../../contract/content/galleries.ts';
import { useFormState } from '../../../ui/form/form-state.ts';
import type { EventFieldName } from '../form.ts';
import { GalleryPage } from '../public/gallery-page.tsx';
import { inOrder } from './gallery-order.ts';

type Props = { id: number; images: GalleryImage[]; events: EventOption[]; eventName: EventFieldName };

/** The page of a gallery as it is typed, by the view that readers get. */
export default function GalleryPreview({ id, images, events, eventName }: Props) {
  const { values, typed } = useFormState();
  const { name, description = '', category, images: order, [eventName]: eventId } = typed ?? values;
  const gallery = { id, name: name || 'No name yet', description, category: category === '1' ? 1 : 0 } as const;
  const event = events.find((one) => String(one.id) === eventId) ?? null;
  return <GalleryPage {...{ gallery, event }} images={inOrder(images, order)} unpublished />;
}
