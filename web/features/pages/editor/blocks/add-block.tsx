import { type KeyboardEvent, useId, useState } from 'react';
import type { BlockType } from '../../../../../contract/pages/blocks.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { blockKinds, offered } from './block-kinds.ts';

/** A line in which a few letters find the kind of block; all are listed when it has the focus. */
export function AddBlock({ onAdd }: { onAdd: (type: BlockType) => void }) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const needle = typed.replace(/^\//, '').trim().toLowerCase();
  const found = offered.filter((type) => {
    const { label, hint, also = '' } = blockKinds[type];
    return `${label} ${hint} ${also}`.toLowerCase().includes(needle);
  });
  const current = found[Math.min(at, found.length - 1)];

  function add(type: BlockType | undefined) {
    if (!type) return;
    setTyped('');
    setOpen(false);
    setAt(0);
    onAdd(type);
  }

  function onKey(event: KeyboardEvent) {
    if (event.key === 'Escape') return setOpen(false);
    if (event.key === 'Enter') {
      event.preventDefault();
      return open ? add(current) : setOpen(true);
    }
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    setOpen(true);
    setAt((at + by + found.length) % Math.max(found.length, 1));
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the list closes when the focus leaves both
    <div
      className="add-block"
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && setOpen(false)}
    >
      <label className="vh" htmlFor={id}>
        New block
      </label>
      <div className="add-block-line">
        <Icon name="plus" />
        <input
          id={id}
          role="combobox"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={open && current ? `${id}-${current}` : undefined}
          autoComplete="off"
          placeholder="Add a block: type a few letters, or choose"
          value={typed}
          onFocus={() => setOpen(true)}
          onClick={() => setOpen(true)}
          onChange={({ target }) => {
            setTyped(target.value);
            setAt(0);
            setOpen(true);
          }}
          onKeyDown={onKey}
        />
      </div>
      {open && (
        <div className="add-block-list" id={`${id}-list`} role="listbox" aria-label="Blocks" tabIndex={-1}>
          {found.length === 0 && <p className="muted small">No block is called so.</p>}
          {found.map((type) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the line above
            <div
              key={type}
              id={`${id}-${type}`}
              role="option"
              tabIndex={-1}
              aria-selected={type === current}
              onClick={() => add(type)}
            >
              <span className="block-icon">
                <Icon name={blockKinds[type].icon} />
              </span>
              <span>
                <b>{blockKinds[type].label}</b>
                <small>{blockKinds[type].hint}</small>
              </span>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
