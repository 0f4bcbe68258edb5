import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../../ui/icons/icon.tsx';
import { ButtonLink } from '../../ui/links/button-link.tsx';
import { DeleteControl } from './delete-control.tsx';
import './item-tools.css';

type Props = Omit<ComponentProps<typeof DeleteControl>, 'className' | 'backTo' | 'children'> & {
  /** Where it is read. */
  path: string;
  /** What its readers should know, such as that it is a draft. */
  mark?: string | undefined;
  /** The main thing to do, where it is not to edit. */
  first?: ReactNode;
};

/** For those who may change what they read, on its page. */
export function ItemTools({ path, mark, first, ...deletion }: Props) {
  return (
    <>
      {mark && <p className="item-mark">{mark}</p>}
      {first}
      <ButtonLink to={`${path}?edit`} kind={first ? 'line' : 'sun'} small>
        <Icon name="edit" />
        Edit
      </ButtonLink>
      <DeleteControl className="btn line sm" backTo={path} {...deletion}>
        <Icon name="trash" />
        Delete
      </DeleteControl>
    </>
  );
}
