import type { Gallery, GalleryImage } from '../../../contract/content/galleries.ts';
import { editorRole } from '../../../contract/people/roles.ts';
import { unwrap } from '../../api-client.ts';
import { imageContent, imageValues } from '../../features/galleries/form.ts';
import { gallerySection } from '../../features/galleries/gallery-sections.ts';
import { ownGallery } from '../../features/galleries/loads/own-gallery.ts';
import { galleryCalls } from '../../features/galleries/office/gallery-calls.ts';
import { PictureEditor } from '../../features/galleries/office/pictures/picture-editor.tsx';
import { HistoryPanel } from '../../office/history/history-panel.tsx';
import { DeleteControl } from '../../office/tools/delete-control.tsx';
import { guardedScreen } from '../../session/guarded-screen.tsx';
import { viewIdOf } from '../../ui/addresses/view-id.ts';
import type { Route } from './+types/gallery-edit-picture.ts';

const screen = guardedScreen({
  atLeast: editorRole,
  load: ({ params }: Route.ClientLoaderArgs) => {
    const id = viewIdOf(params.id);
    return ownGallery(async (api) => {
      const image = await unwrap(api.galleries.viewpic[':id'].$get({ param: { id } }));
      return { id: String(image.galleryId), more: { image } };
    });
  },
  title: 'Edit picture',
  view: ({ data }) => <OnePicture key={data.image.id} {...data} />,
});

export const { clientLoader, meta, HydrateFallback } = screen;
export default screen.Component;

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
