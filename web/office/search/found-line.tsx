import type { OfficeThing } from '../../../contract/office/office-search.ts';
import { Icon, type IconName } from '../../ui/icons/icon.tsx';
import { briefDate } from '../words/moment.ts';
import type { FoundLink } from './found-links.ts';

type State = NonNullable<OfficeThing['state']>;

const states: Record<State, { words: string; look: string }> = {
  draft: { words: 'Draft', look: '' },
  waiting: { words: 'Waits', look: 'wait' },
  scheduled: { words: 'Scheduled', look: 'wait' },
  suspended: { words: 'Suspended', look: 'no' },
  aside: { words: 'Set aside', look: 'no' },
};

/** What a result says: its name, what tells it from others, how far it has come, its day. */
export function FoundLine({ icon, label, note, state, date }: FoundLink & { icon: IconName }) {
  return (
    <>
      <Icon name={icon} />
      <span className="found-words">
        <b>{label}</b>
        {note && <small>{note}</small>}
      </span>
      {state && <span className={`pill ${states[state].look}`}>{states[state].words}</span>}
      {date && <time dateTime={date}>{briefDate(date)}</time>}
    </>
  );
}
