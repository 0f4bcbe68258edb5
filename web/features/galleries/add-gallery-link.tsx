import { ButtonLink } from '../../ui/button-link.tsx';
import { Icon } from '../../ui/icon.tsx';

export function AddGalleryLink() {
  return (
    <ButtonLink to="/gallery/add" kind="sun" small>
      <Icon name="plus" />
      Add Gallery
    </ButtonLink>
  );
}
