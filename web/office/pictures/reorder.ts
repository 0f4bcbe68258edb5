import type { DragEvent } from 'react';

/** The same list with one thing at another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const others = list.filter((_, place) => place !== from);
  return [...others.slice(0, to), ...list.slice(from, from + 1), ...others.slice(to)];
}

/** What makes a list item one that is dragged to the place of another; the kind keeps two lists apart. */
export function dragHandlers(kind: string, place: number, onMove: (from: number, to: number) => void) {
  const type = `application/x-${kind}-place`;
  return {
    onDragStart: (event: DragEvent) => event.dataTransfer.setData(type, String(place)),
    onDragOver: (event: DragEvent) => event.dataTransfer.types.includes(type) && event.preventDefault(),
    onDrop(event: DragEvent) {
      const from = event.dataTransfer.getData(type);
      if (from === '') return;
      event.preventDefault();
      onMove(Number(from), place);
    },
  };
}

/** The same button again, to press it once more; at the end of the list only the other one is left. */
export function moverIn(row: Element | null | undefined, to: 'up' | 'down'): HTMLElement | null | undefined {
  const enabled = (way: string) => row?.querySelector<HTMLElement>(`[data-move="${way}"]:enabled`);
  return enabled(to) ?? enabled(to === 'up' ? 'down' : 'up');
}
