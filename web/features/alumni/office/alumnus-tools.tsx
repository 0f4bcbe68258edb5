import type { ReactNode } from 'react';
import type { SaveResult } from '../../../office/forms/save-result.ts';
import { ItemTools } from '../../../office/tools/item-tools.tsx';
import { ButtonLink } from '../../../ui/links/button-link.tsx';

type Props = {
  id: number;
  /** Where the alumnus is read about. */
  path: string;
  remove: () => Promise<SaveResult<unknown>>;
  /** For approval. */
  waiting: boolean;
  /** Takes off the site what readers see. */
  unpublish: ReactNode;
};

/** How an alumnus is deleted, and where that leads. */
export const alumnusDeletion = { kind: 'alumnus', text: 'Alumnus Profile Deleted', to: '/alum' } as const;

/** For administrators, on the page of an alumnus. */
export function AlumnusTools({ waiting, unpublish, ...props }: Props) {
  const mark = waiting ? 'Waiting for approval: readers do not see it yet.' : undefined;
  return (
    <>
      <ItemTools {...props} {...alumnusDeletion} mark={mark} />
      {waiting ? (
        <ButtonLink to="/admin/testimonials" kind="line" small>
          All that wait
        </ButtonLink>
      ) : (
        unpublish
      )}
    </>
  );
}
