import { DeleteControl } from '../../../office/forms/delete-control.tsx';
import type { SaveResult } from '../../../office/forms/save-result.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { ButtonLink } from '../../../ui/links/button-link.tsx';
import { gallerySection } from '../gallery-sections.ts';

type Props = {
  gallery: { id: number; category: number };
  /** Where the gallery is looked at. */
  path: string;
  /** Pictures are added behind a gate of its own. */
  mayAddPictures: boolean;
  remove: () => Promise<SaveResult<unknown>>;
};

/** For its owner and the administrators, on the page of a gallery. */
export function GalleryTools({ gallery: { id, category }, path, mayAddPictures, remove }: Props) {
  const { base } = gallerySection(category);
  return (
    <>
      {mayAddPictures && (
        <ButtonLink to={`${base}/addpics/${id}`} kind="sun" small>
          <Icon name="plus" />
          Add images
        </ButtonLink>
      )}
      <ButtonLink to={`${path}?edit`} kind={mayAddPictures ? 'line' : 'sun'} small>
        <Icon name="edit" />
        Edit
      </ButtonLink>
      <DeleteControl
        className="btn line sm"
        text="Gallery Deleted"
        to={base}
        kind="gallery"
        backTo={path}
        {...{ id, remove }}
      >
        <Icon name="trash" />
        Delete
      </DeleteControl>
    </>
  );
}
