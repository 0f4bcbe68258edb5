import type { Gallery, GalleryImage } from '../../../contract/galleries.ts';
import { editorRole } from '../../../contract/roles.ts';
import { unwrap } from '../../api-client.ts';
import { HillsLoading } from '../../features/auth/hills-loading.tsx';
import { imageContent, imageValues } from '../../features/galleries/form.ts';
import { gallerySection } from '../../features/galleries/gallery-sections.ts';
import { PictureEditor } from '../../features/galleries/picture-editor.tsx';
import { DeleteControl } from '../../office/forms/delete-control.tsx';
import { HistoryPanel } from '../../office/history/history-panel.tsx';
import { pageMeta } from '../../ui/meta.ts';
import { viewIdOf } from '../public/view-id.ts';
import type { Route } from './+types/gallery-edit-picture.ts';
import { galleryCalls } from './gallery-calls.ts';
import { loadOwnGallery } from './gallery-owned.ts';
import { Guarded } from './guarded.tsx';

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => {
  const id = viewIdOf(params.id);
  return loadOwnGallery(async (api) => {
    const image = await unwrap(api.galleries.viewpic[':id'].$get({ param: { id } }));
    return { id: String(image.galleryId), more: { image } };
  });
};

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, { title: 'Edit picture', path: null }),
  { name: 'robots', content: 'noindex' },
];

/** The server renders as for nobody. */
export const HydrateFallback = () => <HillsLoading />;

export default function GalleryEditPicture({ loaderData }: Route.ComponentProps) {
  return (
    <Guarded atLeast={editorRole} loaded={loaderData}>
      {(data) => <OnePicture key={data.image.id} {...data} />}
    </Guarded>
  );
}

function OnePicture({ gallery, image }: { gallery: Gallery; image: GalleryImage }) {
  const view = `${gallerySection(gallery.category).base}/view/${gallery.id}`;
  const { id } = image;
  return (
    <PictureEditor
      start={imageValues(image)}
      version={image.updatedAt}
      pictures={image.pictureInfo}
      gallery={{ to: view, label: gallery.name }}
      save={(values, updatedAt, said) => galleryCalls.editPicture(id, { ...imageContent(values), ...said, updatedAt })}
      reload={async () => {
        const now = await galleryCalls.viewPicture(id);
        return { values: imageValues(now), version: now.updatedAt };
      }}
      aside={
        <>
          <HistoryPanel kind="galleryImage" id={id} toValues={imageValues} />
          <DeleteControl
            className="delete-link"
            text="Image Deleted from Gallery"
            to={view}
            kind="galleryImage"
            id={id}
            backTo={view}
            remove={() => galleryCalls.removePicture(id)}
          >
            Delete this picture
          </DeleteControl>
        </>
      }
    />
  );
}
