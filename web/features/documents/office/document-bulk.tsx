import { useEffect, useRef, useState } from 'react';
import type { OwnDocument } from '../../../../contract/media/documents.ts';
import { BulkFrame } from '../../../office/table/several/bulk-frame.tsx';
import type { Choice } from '../../../office/table/several/row-choice.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { TopicField } from './topic-field.tsx';

type Props = {
  chosen: OwnDocument[];
  choice: Choice<OwnDocument>;
  clear: () => void;
  move: (topic: string) => void;
  remove: (button: HTMLElement) => void;
  busy: boolean;
  topics: string[];
};

/** What can be done with several documents at once. */
export function DocumentBulk({ chosen, choice, clear, move, remove, busy, topics }: Props) {
  const [asking, setAsking] = useState(false);
  return (
    <BulkFrame
      count={chosen.length}
      choice={choice}
      clear={clear}
      acts={
        <>
          <button type="button" disabled={busy} aria-expanded={asking} onClick={() => setAsking(!asking)}>
            <Icon name="table" />
            Topic
          </button>
          <button type="button" className="red" disabled={busy} onClick={({ currentTarget }) => remove(currentTarget)}>
            <Icon name="trash" />
            Delete
          </button>
        </>
      }
    >
      {asking && <MoveTo topics={topics} busy={busy} move={move} />}
    </BulkFrame>
  );
}

function MoveTo({ topics, busy, move }: Pick<Props, 'topics' | 'busy' | 'move'>) {
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
