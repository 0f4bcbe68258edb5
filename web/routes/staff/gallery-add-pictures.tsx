import { useLocation } from 'react-router';
import type { Gallery } from '../../../contract/galleries.ts';
import { editorRole } from '../../../contract/roles.ts';
import { HillsLoading } from '../../features/auth/hills-loading.tsx';
import { gallerySection } from '../../features/galleries/gallery-sections.ts';
import { PicturesEditor } from '../../features/galleries/pictures-editor.tsx';
import { pageMeta } from '../../ui/meta.ts';
import { viewIdOf } from '../public/view-id.ts';
import type { Route } from './+types/gallery-add-pictures.ts';
import { galleryCalls } from './gallery-calls.ts';
import { loadOwnGallery } from './gallery-owned.ts';
import { Guarded } from './guarded.tsx';

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => {
  const id = viewIdOf(params.id);
  return loadOwnGallery(async () => ({ id, more: {} }));
};

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, { title: 'Add images', path: null }),
  { name: 'robots', content: 'noindex' },
];

/** The server renders as for nobody. */
export const HydrateFallback = () => <HillsLoading />;

export default function GalleryAddPictures({ loaderData }: Route.ComponentProps) {
  return (
    <Guarded atLeast={editorRole} loaded={loaderData}>
      {({ gallery }) => <NewPictures key={gallery.id} gallery={gallery} />}
    </Guarded>
  );
}

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
