import type { ReactNode } from 'react';
import { DeleteControl } from '../../../office/forms/delete-control.tsx';
import type { SaveResult } from '../../../office/forms/save-result.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { ButtonLink } from '../../../ui/links/button-link.tsx';
import './alumnus-tools.css';

type Props = {
  id: number;
  /** Where the alumnus is read about. */
  path: string;
  remove: () => Promise<SaveResult<unknown>>;
};

/** For administrators, on the page of an alumnus. */
export function AlumnusTools({ waiting, ...props }: Props & { waiting: boolean }) {
  return (
    <>
      {waiting && <p className="alumnus-mark">Waiting for approval: readers do not see it yet.</p>}
      <ButtonLink to={`${props.path}?edit`} kind="sun" small>
        <Icon name="edit" />
        Edit
      </ButtonLink>
      <DeleteAlumnus {...props} className="btn line sm">
        <Icon name="trash" />
        Delete
      </DeleteAlumnus>
      {waiting && (
        <ButtonLink to="/admin/testimonials" kind="line" small>
          All that wait
        </ButtonLink>
      )}
    </>
  );
}

type DeleteProps = Props & { className: string; children: ReactNode };

export function DeleteAlumnus({ id, path, remove, className, children }: DeleteProps) {
  return (
    <DeleteControl
      className={className}
      remove={remove}
      text="Alumnus Profile Deleted"
      to="/alum"
      kind="alumnus"
      id={id}
      backTo={path}
    >
      {children}
    </DeleteControl>
  );
}
