import { editorRole } from '../../../contract/roles.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useSession } from '../../ui/session.tsx';

/** For those who may change the page. */
export function EditPageLink({ slug }: { slug: string }) {
  const { user } = useSession();
  if (!user || user.role < editorRole) return null;
  return (
    <ButtonLink to={`/${slug}/edit`} kind="line" small>
      <Icon name="edit" />
      Edit
    </ButtonLink>
  );
}
