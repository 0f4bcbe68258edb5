import type { DragEvent, KeyboardEvent, ReactNode } from 'react';
import type { Block } from '../../../../../contract/pages/blocks.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { kindOf } from './block-kinds.ts';

type Props = {
  block: Block;
  place: number;
  count: number;
  flagged: boolean;
  onMove: (to: number) => void;
  onRemove: (() => void) | undefined;
  onCopy: (() => void) | undefined;
  onDrop: (from: number) => void;
  children: ReactNode;
};

const type = 'application/x-block-place';

/** What stands around each block: the dots by which it is moved, its name, and what can be done with it. */
export function BlockFrame({ block, place, count, flagged, onMove, onRemove, onCopy, onDrop, children }: Props) {
  const { label, icon } = kindOf(block);
  const name = label.toLowerCase();

  function onKey(event: KeyboardEvent) {
    const to = { ArrowUp: place - 1, ArrowDown: place + 1 }[event.key];
    if (to === undefined || to < 0 || to >= count) return;
    event.preventDefault();
    onMove(to);
  }
  return (
    <section
      className={flagged ? 'block flagged' : 'block'}
      id={`block-${block.id}`}
      aria-label={label}
      tabIndex={-1}
      onDragOver={(event) => event.dataTransfer.types.includes(type) && event.preventDefault()}
      onDrop={(event: DragEvent) => {
        const from = event.dataTransfer.getData(type);
        if (from === '') return;
        event.preventDefault();
        onDrop(Number(from));
      }}
    >
      <div className="block-side">
        <button
          type="button"
          className="tree-handle"
          draggable
          data-block={block.id}
          aria-label={`Move ${name} block: number ${place + 1} of ${count}. Arrow keys move it.`}
          onKeyDown={onKey}
          onDragStart={(event) => event.dataTransfer.setData(type, String(place))}
        >
          <Icon name="dots" />
        </button>
      </div>
      <div className="block-head">
        <span>
          <Icon name={icon} />
          {label}
        </span>
        <span className="block-tools">
          <Tool icon="up" label={`Move ${name} block up`} run={place > 0 ? () => onMove(place - 1) : undefined} />
          <Tool
            icon="down"
            label={`Move ${name} block down`}
            run={place < count - 1 ? () => onMove(place + 1) : undefined}
          />
          {onCopy && <Tool icon="cards" label={`Copy ${name} block`} run={onCopy} />}
          {onRemove && <Tool icon="close" label={`Remove ${name} block`} run={onRemove} />}
        </span>
      </div>
      <div className="block-body form">{children}</div>
    </section>
  );
}

type ToolProps = { icon: 'up' | 'down' | 'cards' | 'close'; label: string; run: (() => void) | undefined };

const Tool = ({ icon, label, run }: ToolProps) => (
  <button type="button" className="icon-btn" disabled={!run} aria-label={label} onClick={run}>
    <Icon name={icon} />
  </button>
);
