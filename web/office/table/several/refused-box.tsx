import { useEffect, useRef } from 'react';
import { Icon } from '../../../ui/icons/icon.tsx';

export type Refused = { id: string | number; title: string; reason: string };

/** Which of the chosen stayed as they are, and why. */
export function RefusedBox({ refused, dismiss }: { refused: Refused[]; dismiss: () => void }) {
  const box = useRef<HTMLElement>(null);
  const count = refused.length;
  useEffect(() => {
    if (count > 0) box.current?.focus();
  }, [count]);
  if (count === 0) return null;
  return (
    <section ref={box} className="note bad refused-box" aria-label="What was not done" tabIndex={-1}>
      <Icon name="warning" />
      <div>
        <b>{count === 1 ? 'One of them stayed as it is:' : `${count} of them stayed as they are:`}</b>
        <ul>
          {refused.map(({ id, title, reason }) => (
            <li key={id}>
              “{title}”: {reason}
            </li>
          ))}
        </ul>
      </div>
      <button className="icon-btn" type="button" aria-label="Close this report" onClick={dismiss}>
        <Icon name="close" />
      </button>
    </section>
  );
}
