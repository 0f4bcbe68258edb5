import { useEffect, useRef } from 'react';
import type { TreeNode } from '../../../../contract/pages/page-tree.ts';
import { FieldError } from '../../../office/forms/field-error.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';

type Props = {
  page: TreeNode;
  /** The page below which it will stand. */
  parent: TreeNode | undefined;
  address: string;
  below: number;
  busy: boolean;
  fault: string;
  onMove: () => void;
  onBack: () => void;
};

/** What a move does, before it is done. */
export function MoveBox({ page, parent, address, below, busy, fault, onMove, onBack }: Props) {
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => yes.current?.focus(), []);
  const where = parent ? `below ${parent.title}` : 'to the top';
  const does = [
    <>
      Its address becomes <b>/{address}</b>
    </>,
    page.draft ? (
      'It is a draft: nobody knows its old address, so none is kept'
    ) : (
      <>
        <b>/{page.path}</b>
        {below > 0 && ` and ${below === 1 ? 'the page' : `the ${below} pages`} below it`} lead there from now on, in one
        step
      </>
    ),
    page.links > 0
      ? `${page.links === 1 ? 'One link' : `${page.links} links`} in other texts follow by themselves`
      : 'No text of this site links to it',
    'Printed on paper? Old addresses keep working, so nothing needs reprinting.',
  ];
  return (
    <section className="box move-box" aria-live="polite" aria-label="What this move does">
      <h2>
        Moving {page.title} {where}
      </h2>
      <ul className="check-list">
        {does.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: four lines that never change places
          <li key={place}>
            <Icon name="check" />
            <span>{line}</span>
          </li>
        ))}
      </ul>
      {fault && <FieldError role="alert">{fault}</FieldError>}
      <p className="row">
        <button ref={yes} type="button" className="btn sm" disabled={busy} onClick={onMove}>
          Move it
        </button>
        <button type="button" className="btn line sm" disabled={busy} onClick={onBack}>
          Put it back
        </button>
      </p>
    </section>
  );
}
