import type { ReactNode } from 'react';
import { DeleteControl } from '../../../office/forms/delete-control.tsx';
import type { SaveResult } from '../../../office/forms/save-result.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { ButtonLink } from '../../../ui/links/button-link.tsx';

type Props = {
  id: number;
  /** Where the profile is read. */
  path: string;
  remove: () => Promise<SaveResult<unknown>>;
};

/** For the owner and the administrators, on the page of a profile. */
export function ProfileTools({ id, path, remove }: Props) {
  return (
    <>
      <ButtonLink to={`${path}?edit`} kind="sun" small>
        <Icon name="edit" />
        Edit
      </ButtonLink>
      <DeleteProfile id={id} path={path} remove={remove} className="btn line sm">
        <Icon name="trash" />
        Delete
      </DeleteProfile>
    </>
  );
}

type DeleteProps = Props & { className: string; children: ReactNode };

export function DeleteProfile({ id, path, remove, className, children }: DeleteProps) {
  return (
    <DeleteControl
      className={className}
      remove={remove}
      text="Profile Deleted"
      to="/profiles"
      kind="profile"
      id={id}
      backTo={path}
    >
      {children}
    </DeleteControl>
  );
}
