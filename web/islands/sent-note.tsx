import { useEffect, useRef } from 'react';
import { Icon } from '../ui/icons/icon.tsx';

/** In place of a form that was sent from the outbox; the reader, who was at its end, is led there. */
export function SentNote({ words }: { words: string }) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <div className="note" role="alert" tabIndex={-1} ref={note}>
      <Icon name="check" />
      <b>{words}</b>
    </div>
  );
}
