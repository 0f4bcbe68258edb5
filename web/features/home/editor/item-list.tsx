import type { ReactNode } from 'react';
import { moved } from '../../../office/pictures/reorder.ts';
import { Icon } from '../../../ui/icons/icon.tsx';

type Props<T> = {
  /** What one of them is called: "Tile". */
  noun: string;
  items: T[];
  most: number;
  /** A new one; without it nothing can be added. */
  blank: T;
  onChange: (items: T[]) => void;
  children: (item: T, change: (next: T) => void, place: number) => ReactNode;
};

/** Several of the same kind, to be added, removed and put in order. */
export function ItemList<T>({ noun, items, most, blank, onChange, children }: Props<T>) {
  return (
    <>
      {items.map((item, place) => {
        const name = `${noun.toLowerCase()} ${place + 1}`;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: it is known by its place
          <fieldset key={place} className="home-item">
            <legend>
              {noun} {place + 1}
            </legend>
            {children(item, (next) => onChange(items.map((one, at) => (at === place ? next : one))), place)}
            <p className="row">
              <Act
                icon="up"
                label={`Move ${name} up`}
                run={place > 0 ? () => onChange(moved(items, place, place - 1)) : undefined}
              />
              <Act
                icon="down"
                label={`Move ${name} down`}
                run={place < items.length - 1 ? () => onChange(moved(items, place, place + 1)) : undefined}
              />
              <Act icon="trash" label={`Remove ${name}`} run={() => onChange(items.toSpliced(place, 1))} />
            </p>
          </fieldset>
        );
      })}
      {items.length < most && (
        <button type="button" className="plain-act" onClick={() => onChange([...items, blank])}>
          <Icon name="plus" />
          {noun}
        </button>
      )}
    </>
  );
}

type ActProps = { icon: 'up' | 'down' | 'trash'; label: string; run: (() => void) | undefined };

const Act = ({ icon, label, run }: ActProps) => (
  <button type="button" className="icon-btn" disabled={!run} aria-label={label} onClick={run}>
    <Icon name={icon} />
  </button>
);
