import type { WaitingForm } from '../../ui/form/outbox.ts';
import { Icon } from '../../ui/icons/icon.tsx';

/** A form that was filled in without a line. */
export function WaitingNote({ form, body }: WaitingForm) {
  const child = new URLSearchParams(body).get('cName');
  return (
    <div className="note pocket-waiting" role="status">
      <Icon name="clock" />
      <p>
        <b>Your {form === 'application' ? `application for ${child}` : 'message'} waits on this phone.</b> It goes by
        itself, once, when the line is back, and we tell you here.
      </p>
    </div>
  );
}
