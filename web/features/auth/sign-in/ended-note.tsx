import { Icon } from '../../../ui/icons/icon.tsx';

/** Why somebody who was at work has to sign in again, and what has become of the work. */
export function EndedNote({ hasDraft }: { hasDraft: boolean }) {
  return (
    <p className="note" role="status">
      <Icon name="clock" />
      <span>
        You were signed out because your session has ended.{' '}
        {hasDraft
          ? 'What you wrote is kept on this device. Log in to go on with it.'
          : 'Log in to go on where you were.'}
      </span>
    </p>
  );
}

/** For somebody who has just logged out on every device, this one too. */
export const LeftNote = () => (
  <p className="note" role="status">
    <Icon name="check" />
    <span>You are logged out on every device.</span>
  </p>
);
