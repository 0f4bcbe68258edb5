import { useLocation } from 'react-router';
import type { EventOption } from '../../../../contract/content/events.ts';
import type { Gallery, GalleryImage } from '../../../../contract/content/galleries.ts';
import type { KeptChange } from '../../../../contract/content/kept.ts';
import { HistoryPanel } from '../../../office/history/history-panel.tsx';
import { keptCalls } from '../../../office/kept/kept-calls.ts';
import { KeptGate } from '../../../office/kept/kept-gate.tsx';
import { KeptNote } from '../../../office/kept/kept-note.tsx';
import { startedFrom, versionOf } from '../../../office/kept/kept-version.ts';
import { ContentPreviewLink } from '../../../office/preview/content-preview-link.tsx';
import { draftSaved } from '../../../office/publishing/draft-saved.ts';
import { isKept, keptStart, keptWords } from '../../../office/publishing/publish-values.ts';
import { DeleteControl } from '../../../office/tools/delete-control.tsx';
import { isPublic } from '../../../ui/dates/is-public.ts';
import { galleryContent, galleryValues } from '../form.ts';
import { gallerySection } from '../gallery-sections.ts';
import { galleryCalls } from './gallery-calls.ts';
import { GalleryConsent } from './gallery-consent.tsx';
import { GalleryEditor } from './gallery-editor.tsx';
import { idsIn, inOrder, orderOf } from './gallery-order.ts';

type Props = { gallery: Gallery; images: GalleryImage[]; events: EventOption[]; event: EventOption | null };

/** A gallery in place of which its editor stands. */
export default function GalleryEditing(props: Props) {
  const { gallery } = props;
  return (
    <KeptGate key={gallery.id} kind="gallery" id={gallery.id} published={isPublic(gallery)}>
      {(kept) => <Editing {...props} kept={kept} />}
    </KeptGate>
  );
}

/** Pictures may have come and gone since an order was kept. */
const keptOrder = (images: { id: number }[], kept: KeptChange | null): string =>
  orderOf(inOrder(images, String(kept?.content.images ?? '')));

const valuesOf = (gallery: Gallery, images: { id: number }[], kept: KeptChange | null) => {
  const values = { ...galleryValues({ ...gallery, ...kept?.content }, new Date()), images: keptOrder(images, kept) };
  return kept ? keptStart(values, kept) : values;
};

function Editing({ gallery, images, events, event, kept }: Props & { kept: KeptChange | null }) {
  const { pathname } = useLocation();
  const { id, category, draft, createdAt } = gallery;
  const order = orderOf(images);
  const published = isPublic(gallery);
  const isListed = events.some((one) => one.id === event?.id);
  return (
    <GalleryEditor
      key={id}
      id={id}
      title="Edit gallery"
      category={category}
      start={valuesOf(gallery, images, kept)}
      version={versionOf(gallery.updatedAt, kept)}
      pictures={[...(kept?.pictureInfo ?? []), ...gallery.pictureInfo]}
      published={published}
      images={images}
      // The list has the latest events; the gallery's own may be older.
      events={event && !isListed ? [event, ...events] : events}
      save={(values, version, said) => {
        const isMoved = values.images !== undefined && values.images !== order;
        const content = { ...galleryContent(values, new Date()), ...(isMoved && { images: idsIn(values.images) }) };
        return galleryCalls.edit(id, { ...content, ...said, ...startedFrom(version) });
      }}
      reload={async () => {
        const now = await galleryCalls.view(id);
        const then = isPublic(now.gallery) ? await keptCalls.view('gallery', id) : null;
        return { values: valuesOf(now.gallery, now.images, then), version: versionOf(now.gallery.updatedAt, then) };
      }}
      // It stays where it was looked at, unless it has moved to the other list.
      done={(saved, values) => {
        if (isKept(values)) return { to: pathname, text: keptWords };
        const moved = saved.category !== category && `${gallerySection(saved.category).base}/view/${id}`;
        if (saved.draft) return draftSaved(saved, { moved, anew: published && valuesOf(saved, images, null) });
        const text = !published && isPublic(saved) ? 'Gallery Published' : 'Gallery Edited';
        return { to: moved || pathname, version: saved.updatedAt, text };
      }}
      cancelTo={pathname}
      notice={kept && <KeptNote kind="gallery" id={id} kept={kept} />}
      aside={
        <>
          <ContentPreviewLink kind="gallery" id={id} />
          <GalleryConsent
            load={() => galleryCalls.viewConsent(id)}
            note={(said) => galleryCalls.noteConsent(id, said)}
          />
          <HistoryPanel
            kind="gallery"
            id={id}
            // Pictures come and go without the gallery's own history, so an earlier version leaves their order alone.
            // Versions of before there were drafts do not say whether it was one.
            toValues={(version) => ({
              ...{ ...galleryValues({ draft, createdAt, ...version }, new Date()), images: order },
            })}
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
