import { Icon } from '../../ui/icons/icon.tsx';
import { ButtonLink } from '../../ui/links/button-link.tsx';

/** For those who may change the page: the short form where it stands, and the editor of all its blocks. */
export function EditPageLink({ id, slug }: { id: string; slug: string }) {
  return (
    <>
      <ButtonLink to={`/${slug}?edit`} kind="sun" small>
        <Icon name="edit" />
        Edit
      </ButtonLink>
      <ButtonLink to={`/desk/pages/${id}`} kind="sun" small>
        <Icon name="table" />
        Page editor
      </ButtonLink>
    </>
  );
}
