import type { SaveResult } from '../../../office/forms/save-result.ts';
import { publishMark } from '../../../office/publishing/publish-mark.ts';
import { ItemTools } from '../../../office/tools/item-tools.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { ButtonLink } from '../../../ui/links/button-link.tsx';
import { gallerySection } from '../gallery-sections.ts';

type Props = {
  gallery: { id: number; category: number; draft: boolean; createdAt: string };
  /** Where the gallery is looked at. */
  path: string;
  /** Pictures are added behind a gate of its own. */
  mayAddPictures: boolean;
  remove: () => Promise<SaveResult<unknown>>;
};

/** For its owner and the administrators, on the page of a gallery. */
export function GalleryTools({ gallery, mayAddPictures, ...rest }: Props) {
  const { id, category } = gallery;
  const { base } = gallerySection(category);
  const addPictures = mayAddPictures && (
    <ButtonLink to={`${base}/addpics/${id}`} kind="sun" small>
      <Icon name="plus" />
      Add images
    </ButtonLink>
  );
  return (
    <ItemTools
      {...rest}
      kind="gallery"
      id={id}
      mark={publishMark(gallery)}
      first={addPictures}
      text="Gallery Deleted"
      to={base}
    />
  );
}
