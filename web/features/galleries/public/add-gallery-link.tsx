import { Icon } from '../../../ui/icons/icon.tsx';
import { ButtonLink } from '../../../ui/links/button-link.tsx';

export function AddGalleryLink({ to }: { to: string }) {
  return (
    <ButtonLink to={to} kind="sun" small>
      <Icon name="plus" />
      Add Gallery
    </ButtonLink>
  );
}
