import { useLocation } from 'react-router';
import type { EventOption } from '../../../../contract/events.ts';
import type { Gallery, GalleryImage } from '../../../../contract/galleries.ts';
import { HistoryPanel } from '../../../office/history/history-panel.tsx';
import { DeleteControl } from '../../../office/tools/delete-control.tsx';
import { galleryContent, galleryValues } from '../form.ts';
import { gallerySection } from '../gallery-sections.ts';
import { galleryCalls } from './gallery-calls.ts';
import { GalleryConsent } from './gallery-consent.tsx';
import { GalleryEditor } from './gallery-editor.tsx';
import { idsIn, orderOf } from './gallery-order.ts';

type Props = { gallery: Gallery; images: GalleryImage[]; events: EventOption[]; event: EventOption | null };

/** A gallery in place of which its editor stands. */
export default function GalleryEditing({ gallery, images, events, event }: Props) {
  const { pathname } = useLocation();
  const { id, category } = gallery;
  const order = orderOf(images);
  const isListed = events.some((one) => one.id === event?.id);
  return (
    <GalleryEditor
      key={id}
      title="Edit gallery"
      category={category}
      start={{ ...galleryValues(gallery), images: order }}
      version={gallery.updatedAt}
      pictures={gallery.pictureInfo}
      images={images}
      // The list has the latest events; the gallery's own may be older.
      events={event && !isListed ? [event, ...events] : events}
      save={(values, updatedAt, said) => {
        const isMoved = values.images !== undefined && values.images !== order;
        const content = { ...galleryContent(values), ...(isMoved && { images: idsIn(values.images) }) };
        return galleryCalls.edit(id, { ...content, ...said, updatedAt });
      }}
      reload={async () => {
        const now = await galleryCalls.view(id);
        const values = { ...galleryValues(now.gallery), images: orderOf(now.images) };
        return { values, version: now.gallery.updatedAt };
      }}
      // It stays where it was looked at, unless it has moved to the other list.
      done={(saved) => ({
        to: saved.category === category ? pathname : `${gallerySection(saved.category).base}/view/${id}`,
        text: 'Gallery Edited',
      })}
      cancelTo={pathname}
      aside={
        <>
          <GalleryConsent
            load={() => galleryCalls.viewConsent(id)}
            note={(said) => galleryCalls.noteConsent(id, said)}
          />
          <HistoryPanel
            kind="gallery"
            id={id}
            // Pictures come and go without the gallery's own history, so an earlier version leaves their order alone.
            toValues={(version) => ({ ...galleryValues(version), images: order })}
          />
          <DeleteControl
            className="delete-link"
            text="Gallery Deleted"
            to={gallerySection(category).base}
            kind="gallery"
            id={id}
            backTo={pathname}
            remove={() => galleryCalls.remove(id)}
          >
            Delete this gallery
          </DeleteControl>
        </>
      }
    />
  );
}
