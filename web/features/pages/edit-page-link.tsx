import { ButtonLink } from '../../ui/button-link.tsx';
import { Icon } from '../../ui/icon.tsx';

/** For those who may change the page. */
export function EditPageLink({ slug }: { slug: string }) {
  return (
    <ButtonLink to={`/${slug}?edit`} kind="sun" small>
      <Icon name="edit" />
      Edit
    </ButtonLink>
  );
}
