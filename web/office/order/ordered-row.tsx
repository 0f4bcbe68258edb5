import type { KeyboardEvent, ReactNode } from 'react';
import { Icon } from '../../ui/icons/icon.tsx';

export type Way = 'up' | 'down';

type Props = {
  name: string;
  place: number;
  count: number;
  onMove: (to: number, way: Way | 'number') => void;
  children: ReactNode;
};

/** The number can be typed: on a phone nothing is dragged, and a long way by arrows is long. */
export function OrderedRow({ name, place, count, onMove, children }: Props) {
  function onNumberKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    send(event.currentTarget);
  }

  function send(field: HTMLInputElement) {
    const number = /^\d{1,4}$/.test(field.value.trim()) ? Number(field.value) : place + 1;
    field.value = String(place + 1);
    onMove(number - 1, 'number');
  }

  function onMoverKey(event: KeyboardEvent) {
    if (event.key !== 'Home' && event.key !== 'End') return;
    event.preventDefault();
    if (event.key === 'Home') onMove(0, 'down');
    else onMove(count - 1, 'up');
  }

  const mover = (way: Way, to: number) => (
    <button
      type="button"
      className="icon-btn"
      data-move={way}
      aria-label={`Move ${name} ${way}`}
      disabled={to < 0 || to >= count}
      onClick={() => onMove(to, way)}
      onKeyDown={onMoverKey}
    >
      <Icon name={way} />
    </button>
  );
  return (
    <>
      <input
        // With a new place it is a new field.
        key={place}
        className="in order-number"
        inputMode="numeric"
        autoComplete="off"
        aria-label={`Place of ${name}, of ${count}`}
        defaultValue={place + 1}
        onFocus={(event) => event.currentTarget.select()}
        onKeyDown={onNumberKey}
        onBlur={(event) => send(event.currentTarget)}
      />
      {children}
      {mover('up', place - 1)}
      {mover('down', place + 1)}
    </>
  );
}
