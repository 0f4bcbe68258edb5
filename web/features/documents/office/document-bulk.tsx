import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { OwnDocument } from '../../../../contract/media/documents.ts';
import type { ListPerson } from '../../../../contract/office/lists.ts';
import { adminRole } from '../../../../contract/people/roles.ts';
import { BulkAct } from '../../../office/table/several/bulk-act.tsx';
import { BulkFrame } from '../../../office/table/several/bulk-frame.tsx';
import { PickOne } from '../../../office/table/several/pick-one.tsx';
import type { Choice } from '../../../office/table/several/row-choice.tsx';
import type { IconName } from '../../../ui/icons/icon.tsx';
import type { Act } from './document-calls.ts';
import { TopicField } from './topic-field.tsx';

type Props = {
  chosen: OwnDocument[];
  choice: Choice<OwnDocument>;
  clear: () => void;
  act: (act: Act) => void;
  remove: (button: HTMLElement) => void;
  busy: boolean;
  topics: string[];
  heirs: ListPerson[];
  user: { id: number; role: number };
};

/** What can be done with several documents at once. */
export function DocumentBulk({ chosen, choice, clear, act, remove, busy, topics, heirs, user }: Props) {
  const [asking, setAsking] = useState<'topic' | 'author'>();
  const toggle = (what: 'topic' | 'author') => setAsking(asking === what ? undefined : what);
  const isTheirs = ({ authorId }: OwnDocument) => user.role >= adminRole || authorId === user.id;
  const button = (icon: IconName, words: ReactNode, applies: boolean, onClick: () => void, expanded?: boolean) => (
    <BulkAct icon={icon} disabled={busy || !applies} expanded={expanded} onClick={onClick}>
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
          {button(
            'check',
            'Publish',
            chosen.some(({ draft }) => draft),
            () => act({ action: 'publish' }),
          )}
          {button(
            'unseen',
            'Unpublish',
            chosen.some(({ draft }) => !draft),
            () => act({ action: 'unpublish' }),
          )}
          {button('table', 'Topic', true, () => toggle('topic'), asking === 'topic')}
          {button('user', 'Author', chosen.some(isTheirs), () => toggle('author'), asking === 'author')}
          <BulkAct icon="trash" disabled={busy} danger onClick={remove}>
            Delete
          </BulkAct>
        </>
      }
    >
      {asking === 'topic' && <MoveTo topics={topics} busy={busy} move={(topic) => act({ action: 'topic', topic })} />}
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

type Moving = { topics: string[]; busy: boolean; move: (topic: string) => void };

function MoveTo({ topics, busy, move }: Moving) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <form
      className="bulk-pick"
      onSubmit={(event) => {
        event.preventDefault();
        const topic = field.current?.value.trim();
        if (topic) move(topic);
      }}
    >
      <TopicField ref={field} topics={topics} className="in" aria-label="New topic" placeholder="New topic…" required />
      <button className="btn sun sm" type="submit" disabled={busy}>
        Move there
      </button>
    </form>
  );
}
