import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Gate } from '../gate.tsx';

/** A mailed link that opens nothing any more, and what to do then. */
export function DeadLink({ reason, children }: { reason: string; children: ReactNode }) {
  return (
    <Gate title="This link does not work">
      <div className="note bad" role="alert">
        <Icon name="warning" />
        <b>{reason}</b>
      </div>
      <p className="muted after">{children}</p>
    </Gate>
  );
}
