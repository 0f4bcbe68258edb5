import { ButtonLink } from '../../../ui/button-link.tsx';
import { Icon } from '../../../ui/icon.tsx';

export function AddProfileLink() {
  return (
    <ButtonLink to="/profiles/add" kind="sun" small>
      <Icon name="plus" />
      Add Profile
    </ButtonLink>
  );
}
