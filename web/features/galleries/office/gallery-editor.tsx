import { lazy, type ReactNode } from 'react';
import type { EventOption } from '../../../../contract/content/events.ts';
import type { Gallery, GalleryImage } from '../../../../contract/content/galleries.ts';
import type { PictureInfo } from '../../../../contract/media/media.ts';
import { ChoiceField } from '../../../office/forms/choice-field.tsx';
import type { EditFormProps, Version } from '../../../office/forms/edit/edit-form.tsx';
import { EditPage } from '../../../office/forms/edit/edit-page.tsx';
import { PicturePicker } from '../../../office/pictures/picture-picker.tsx';
import { PreviewSlot } from '../../../office/preview/preview-slot.tsx';
import { PublishFields } from '../../../office/publishing/publish-fields.tsx';
import { PublishSave } from '../../../office/publishing/publish-save.tsx';
import { publishFaults, publishField, publishNeeds } from '../../../office/publishing/publish-values.ts';
import type { Values } from '../../../ui/form/answer.ts';
import { TextArea, TextField } from '../../../ui/form/fields/text-field.tsx';
import { eventField, galleryForm } from '../form.ts';
import { gallerySection } from '../gallery-sections.ts';
import { EventPicker } from './event-picker.tsx';
import { orderField } from './gallery-order.ts';
import { OrderField } from './pictures/order-field.tsx';

// Only those who look at it need the page of a reader.
const GalleryPreview = lazy(() => import('./gallery-preview.tsx'));

type Props = {
  /** Nothing for a new gallery. */
  id?: number;
  title: string;
  category: number;
  start: Values;
  /** Nothing for a new gallery. */
  version?: string;
  pictures?: PictureInfo[];
  published: boolean;
  /** What is in it, in its order; nothing for a new gallery. */
  images?: GalleryImage[];
  /** What it can be linked to. */
  events: EventOption[];
  save: EditFormProps<Gallery>['save'];
  reload?: () => Promise<Version>;
  done: EditFormProps<Gallery>['done'];
  cancelTo: string;
  /** What its owner must know before going on. */
  notice?: ReactNode;
  /** What stands below: the history, the way to delete. */
  aside?: ReactNode;
};

/** The gallery itself, new or not; its pictures are added by themselves. */
export function GalleryEditor({
  id = 0,
  title,
  category,
  pictures = [],
  images = [],
  events,
  published,
  aside,
  ...form
}: Props) {
  const section = gallerySection(category);
  const isNew = form.version === undefined;
  const eventName = isNew ? 'galleryId' : 'eventId';
  return (
    <EditPage
      {...form}
      name="gallery"
      form={galleryForm}
      fields={[eventField(eventName, events), orderField(images), publishField]}
      needs={publishNeeds}
      check={(values) => publishFaults(values, new Date())}
      title={title}
      above={{ to: section.base, label: section.title }}
      side={
        <>
          <section className="edit-box form" aria-labelledby="belongs">
            <h2 id="belongs">Where it belongs</h2>
            <ChoiceField name="category" />
            <EventPicker name={eventName} events={events} />
          </section>
          <section className="edit-box form" aria-labelledby="publishing">
            <h2 id="publishing">Publishing</h2>
            <PublishFields published={published} dated={false} reviewed={false} />
          </section>
          <PreviewSlot label="Preview of the gallery">
            <GalleryPreview {...{ id, images, events, eventName }} />
          </PreviewSlot>
          {aside}
        </>
      }
      bar={<PublishSave published={published} first={isNew ? 'Post' : 'Publish'} />}
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
