import type { ComponentProps, ReactNode } from 'react';
import { SearchSheet } from '../../search/search-sheet.tsx';
import { EditForm, type EditFormProps } from './edit-form.tsx';
import { EditHead } from './edit-head.tsx';

type Props<T> = EditFormProps<T> &
  ComponentProps<typeof EditHead> & {
    /** What must be known before one goes on. */
    notice?: ReactNode;
    /** What belongs to it: publishing, pictures, the history. */
    side: ReactNode;
    /** The buttons that save. */
    bar: ReactNode;
  };

/** A page for writing: what is written, and beside it what belongs to it. */
export function EditPage<T>({ title, above, notice, side, bar, children, ...form }: Props<T>) {
  return (
    <div className="edit-page">
      <div className="wrap">
        <EditForm<T> {...form}>
          <EditHead title={title} above={above} />
          {notice}
          <div className="edit-columns">
            <div>{children}</div>
            <div>{side}</div>
          </div>
          {bar}
        </EditForm>
        <SearchSheet />
      </div>
    </div>
  );
}
