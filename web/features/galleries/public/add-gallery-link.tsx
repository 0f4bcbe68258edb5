import { ButtonLink } from '../../../ui/button-link.tsx';
import { Icon } from '../../../ui/icon.tsx';

export function AddGalleryLink({ to }: { to: string }) {
  return (
    <ButtonLink to={to} kind="sun" small>
      <Icon name="plus" />
      Add Gallery
    </ButtonLink>
  );
}
