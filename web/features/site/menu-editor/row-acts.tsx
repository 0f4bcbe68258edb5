import { Icon } from '../../../ui/icons/icon.tsx';

type AddProps = { label: string; run: () => void; icon?: 'plus' | 'right' };

export const AddButton = ({ label, run, icon = 'plus' }: AddProps) => (
  <button type="button" className="plain-act" onClick={run}>
    <Icon name={icon} />
    {label}
  </button>
);

export const RemoveButton = ({ label, run }: { label: string; run: () => void }) => (
  <button type="button" className="plain-act danger" onClick={run}>
    <Icon name="trash" />
    {label}
  </button>
);

type MoveProps = { title: string; way: 'up' | 'down'; run: (() => void) | undefined };

/** One step, for fingers: a phone drags nothing. */
export const MoveButton = ({ title, way, run }: MoveProps) => (
  <button type="button" className="plain-act" aria-label={`Move ${title} ${way}`} disabled={!run} onClick={run}>
    <Icon name={way} />
    {way === 'up' ? 'Up' : 'Down'}
  </button>
);
