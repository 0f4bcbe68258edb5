import { Icon } from '../../ui/icons/icon.tsx';
import { ButtonLink } from '../../ui/links/button-link.tsx';

/** For those who may change the page. */
export function EditPageLink({ slug }: { slug: string }) {
  return (
    <ButtonLink to={`/${slug}?edit`} kind="sun" small>
      <Icon name="edit" />
      Edit
    </ButtonLink>
  );
}
