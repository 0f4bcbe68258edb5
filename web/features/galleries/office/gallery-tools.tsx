import type { SaveResult } from '../../../office/forms/save-result.ts';
import { ItemTools } from '../../../office/tools/item-tools.tsx';
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
export function GalleryTools({ gallery: { id, category }, mayAddPictures, ...rest }: Props) {
  const { base } = gallerySection(category);
  const addPictures = mayAddPictures && (
    <ButtonLink to={`${base}/addpics/${id}`} kind="sun" small>
      <Icon name="plus" />
      Add images
    </ButtonLink>
  );
  return <ItemTools {...rest} kind="gallery" id={id} first={addPictures} text="Gallery Deleted" to={base} />;
}
