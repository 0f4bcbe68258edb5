import { useLocation } from 'react-router';
import type { Gallery } from '../../../contract/content/galleries.ts';
import { editorRole } from '../../../contract/people/roles.ts';
import { gallerySection } from '../../features/galleries/gallery-sections.ts';
import { ownGallery } from '../../features/galleries/loads/own-gallery.ts';
import { galleryCalls } from '../../features/galleries/office/gallery-calls.ts';
import { PicturesEditor } from '../../features/galleries/office/pictures/pictures-editor.tsx';
import { guardedScreen } from '../../session/guarded-screen.tsx';
import { viewIdOf } from '../../ui/addresses/view-id.ts';
import type { Route } from './+types/gallery-add-pictures.ts';

const screen = guardedScreen({
  atLeast: editorRole,
  load: ({ params }: Route.ClientLoaderArgs) => {
    const id = viewIdOf(params.id);
    return ownGallery(async () => ({ id, more: {} }));
  },
  title: 'Add images',
  view: ({ data: { gallery } }) => <NewPictures key={gallery.id} gallery={gallery} />,
});

export const { clientLoader, meta, HydrateFallback } = screen;
export default screen.Component;

function NewPictures({ gallery: { id, name, category } }: { gallery: Gallery }) {
  const { pathname } = useLocation();
  return (
    <PicturesEditor
      gallery={{ to: `${gallerySection(category).base}/view/${id}`, label: name }}
      here={pathname}
      save={(pictures) => galleryCalls.addPictures(id, pictures)}
    />
  );
}
