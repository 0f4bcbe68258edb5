import { useLayoutEffect, useRef } from 'react';

export const moveButtonId = (cardId: number): string => `move-${cardId}`;

/** A moved card takes its button with it. The focus follows, or stays in the column where the new one is out of sight. */
export function useFocusAfterMove(): (cardId: number) => void {
  const moved = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (moved.current === undefined) return;
    const button = document.getElementById(moveButtonId(moved.current));
    moved.current = undefined;
    if (button?.checkVisibility()) button.focus();
    else document.querySelector<HTMLElement>('.board-column.is-shown h2')?.focus();
  });
  return (cardId) => {
    moved.current = cardId;
  };
}
