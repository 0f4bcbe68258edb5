import type { ListState } from '../../../contract/office/lists.ts';
import '../pills/pill.css';

const pills: Record<ListState, [look: string, words: string]> = {
  public: ['pill ok', 'Published'],
  scheduled: ['pill info', 'Scheduled'],
  draft: ['pill', 'Draft'],
  waiting: ['pill wait', 'Waits for review'],
  hidden: ['pill', 'Hidden'],
};

/** How far a thing has come, where a list also has what readers do not see. */
export const StatePill = ({ state }: { state: ListState }) => (
  <span className={pills[state][0]}>{pills[state][1]}</span>
);
