import type { ReactNode } from 'react';
import type { EventOption } from '../../../../contract/events.ts';
import type { Gallery, GalleryImage } from '../../../../contract/galleries.ts';
import type { PictureInfo } from '../../../../contract/media.ts';
import { ChoiceField } from '../../../office/forms/choice-field.tsx';
import type { EditFormProps, Version } from '../../../office/forms/edit/edit-form.tsx';
import { EditPage } from '../../../office/forms/edit/edit-page.tsx';
import { SaveBar } from '../../../office/forms/edit/save-bar.tsx';
import { PicturePicker } from '../../../office/pictures/picture-picker.tsx';
import type { Values } from '../../../ui/form/answer.ts';
import { TextArea, TextField } from '../../../ui/form/fields/text-field.tsx';
import { eventField, galleryForm } from '../form.ts';
import { gallerySection } from '../gallery-sections.ts';
import { EventPicker } from './event-picker.tsx';
import { orderField } from './gallery-order.ts';
import { OrderField } from './pictures/order-field.tsx';

type Props = {
  title: string;
  category: number;
  start: Values;
  /** Nothing for a new gallery. */
  version?: string;
  pictures?: PictureInfo[];
  /** What is in it, in its order; nothing for a new gallery. */
  images?: GalleryImage[];
  /** What it can be linked to. */
  events: EventOption[];
  save: EditFormProps<Gallery>['save'];
  reload?: () => Promise<Version>;
  done: (gallery: Gallery) => { to: string; text: string; link?: { to: string; label: string } };
  cancelTo: string;
  /** What stands below: the history, the way to delete. */
  aside?: ReactNode;
};

/** The gallery itself, new or not; its pictures are added by themselves. */
export function GalleryEditor({ title, category, pictures = [], images = [], events, aside, ...form }: Props) {
  const section = gallerySection(category);
  const isNew = form.version === undefined;
  const eventName = isNew ? 'galleryId' : 'eventId';
  return (
    <EditPage
      {...form}
      name="gallery"
      form={galleryForm}
      fields={[eventField(eventName, events), orderField(images)]}
      title={title}
      above={{ to: section.base, label: section.title }}
      side={
        <>
          <section className="edit-box form" aria-labelledby="belongs">
            <h2 id="belongs">Where it belongs</h2>
            <ChoiceField name="category" />
            <EventPicker name={eventName} events={events} />
          </section>
          {aside}
        </>
      }
      bar={<SaveBar label={isNew ? 'Post' : 'Update'} />}
    >
      <div className="edit-box form">
        <PicturePicker
          name="picture"
          max={1}
          known={pictures}
          hint="Only jpg, jpeg and png files of not more than 700kb will be uploaded."
        />
        <TextField name="name" />
        <TextArea name="description" />
      </div>
      {images.length > 1 && <OrderField name="images" images={images} />}
    </EditPage>
  );
}
