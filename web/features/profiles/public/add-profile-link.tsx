import { Icon } from '../../../ui/icons/icon.tsx';
import { ButtonLink } from '../../../ui/links/button-link.tsx';

export function AddProfileLink() {
  return (
    <ButtonLink to="/profiles/add" kind="sun" small>
      <Icon name="plus" />
      Add Profile
    </ButtonLink>
  );
}
