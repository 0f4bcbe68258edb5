import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import type { EnquiryCard } from '../../../../contract/enquiries/enquiries.ts';
import { type EnquiryStatus, enquiryStatuses, enquiryStatusNames } from '../../../../contract/enquiries/enquiries.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { moveButtonId } from './move-focus.ts';

type Props = { card: EnquiryCard; onMove: (cardId: number, status: EnquiryStatus) => void };

/** Unfolds the other steps inside the card, so that key and thumb need nothing but buttons. */
export function MoveControl({ card, onMove }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const choices = useId();

  function closeOnEscape({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !isOpen) return;
    setIsOpen(false);
    button.current?.focus();
  }
  function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setIsOpen(false);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are pressed on the buttons inside
    <div className="move" onKeyDown={closeOnEscape} onBlur={closeWhenLeft}>
      <button
        ref={button}
        type="button"
        id={moveButtonId(card.id)}
        className="move-button"
        aria-label={`Move ${card.childName}`}
        aria-expanded={isOpen}
        aria-controls={choices}
        onClick={() => setIsOpen(!isOpen)}
      >
        Move
        <Icon name="chevron" />
      </button>
      <ul id={choices} hidden={!isOpen} aria-label={`Move ${card.childName} to`}>
        {enquiryStatuses
          .filter((status) => status !== card.status)
          .map((status) => (
            <li key={status}>
              <button type="button" className={`is-${status}`} onClick={() => onMove(card.id, status)}>
                {enquiryStatusNames[status]}
              </button>
            </li>
          ))}
      </ul>
    </div>
  );
}
