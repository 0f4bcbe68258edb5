import { type ReactNode, useState } from 'react';
import {
  actionsOf,
  categoriesOf,
  type ListAct,
  type ListedThing,
  type ListPerson,
} from '../../../contract/office/lists.ts';
import { editorRole } from '../../../contract/people/roles.ts';
import { BulkAct } from '../../office/table/several/bulk-act.tsx';
import { BulkFrame } from '../../office/table/several/bulk-frame.tsx';
import { PickOne } from '../../office/table/several/pick-one.tsx';
import type { Choice } from '../../office/table/several/row-choice.tsx';
import type { IconName } from '../../ui/icons/icon.tsx';
import { type Act, applies } from './act-words.ts';
import type { ListDescription } from './list-descriptions.ts';

type Props = {
  kind: ListDescription['kind'];
  chosen: ListedThing[];
  choice: Choice<ListedThing>;
  clear: () => void;
  act: (act: Act) => void;
  busy: boolean;
  heirs: ListPerson[];
  role: number;
};

/** What can be done with those that are chosen. */
export function BulkBar({ kind, chosen, choice, clear, act, busy, heirs, role }: Props) {
  const [asking, setAsking] = useState<'category' | 'author'>();
  /** Authors have theirs published by others, and give nothing away. */
  const has = (action: ListAct['action']) =>
    actionsOf[kind].includes(action) && (role >= editorRole || (action !== 'publish' && action !== 'author'));
  const toggle = (what: 'category' | 'author') => setAsking(asking === what ? undefined : what);

  const button = (action: ListAct['action'], icon: IconName, words: ReactNode, onClick: () => void) => (
    <BulkAct
      icon={icon}
      disabled={busy || !chosen.some((thing) => applies(action, thing))}
      expanded={action === 'category' || action === 'author' ? asking === action : undefined}
      danger={action === 'trash'}
      onClick={onClick}
    >
      {words}
    </BulkAct>
  );

  return (
    <BulkFrame
      count={chosen.length}
      choice={choice}
      clear={clear}
      acts={
        <>
          {has('publish') && button('publish', 'check', 'Publish', () => act({ action: 'publish' }))}
          {has('unpublish') && button('unpublish', 'unseen', 'Unpublish', () => act({ action: 'unpublish' }))}
          {has('hide') && button('hide', 'menu', 'Hide', () => act({ action: 'hide' }))}
          {has('show') && button('show', 'eye', 'Show', () => act({ action: 'show' }))}
          {has('category') && button('category', 'table', 'Category', () => toggle('category'))}
          {has('author') && button('author', 'user', 'Author', () => toggle('author'))}
          {has('trash') && button('trash', 'trash', 'Trash', () => act({ action: 'trash' }))}
        </>
      }
    >
      {asking === 'category' && (
        <PickOne
          label="Category"
          options={Object.entries(categoriesOf[kind])}
          yes="Move there"
          busy={busy}
          pick={(value) => act({ action: 'category', category: Number(value) })}
        />
      )}
      {asking === 'author' && (
        <PickOne
          label="New author"
          options={heirs.map(({ id, name }) => [String(id), name])}
          yes="Make the author"
          busy={busy}
          pick={(value) => act({ action: 'author', authorId: Number(value) })}
        />
      )}
    </BulkFrame>
  );
}
