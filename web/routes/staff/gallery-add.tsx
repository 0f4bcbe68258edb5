import { useLocation } from 'react-router';
import type { EventOption } from '../../../contract/content/events.ts';
import { editorRole } from '../../../contract/people/roles.ts';
import { unwrap } from '../../api-client.ts';
import { galleryValues, newGalleryContent } from '../../features/galleries/form.ts';
import { gallerySection } from '../../features/galleries/gallery-sections.ts';
import { galleryCalls } from '../../features/galleries/office/gallery-calls.ts';
import { GalleryEditor } from '../../features/galleries/office/gallery-editor.tsx';
import { guardedScreen } from '../../session/guarded-screen.tsx';
import { categoryOf } from '../../ui/addresses/variant.ts';
import { isPublic } from '../../ui/dates/is-public.ts';

const screen = guardedScreen({
  atLeast: editorRole,
  load: () => (api) => unwrap(api.galleries.events.$get()),
  title: 'Add Gallery',
  view: ({ data: events }) => <NewGallery events={events} />,
});

export const { clientLoader, meta, HydrateFallback } = screen;
export default screen.Component;

function NewGallery({ events }: { events: EventOption[] }) {
  const { pathname } = useLocation();
  const category = categoryOf(pathname);
  return (
    <GalleryEditor
      // The same form at another address is another form.
      key={pathname}
      title="Add Gallery"
      category={category}
      start={galleryValues({ category }, new Date())}
      published={false}
      events={events}
      save={(values, _, said) => galleryCalls.add({ ...newGalleryContent(values, new Date()), ...said })}
      done={(gallery) => {
        const { base } = gallerySection(gallery.category);
        // Its pictures are added next, and its maker finds it again where it is changed.
        if (!isPublic(gallery))
          return { to: `${base}/view/${gallery.id}?edit`, text: gallery.draft ? 'Draft saved' : 'Gallery Scheduled' };
        return {
          to: base,
          text: 'Image Posted',
          link: { to: `${base}/addpics/${gallery.id}`, label: 'Add more images' },
        };
      }}
      cancelTo={gallerySection(category).base}
    />
  );
}
