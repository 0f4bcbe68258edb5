export type Notice = {
  id: number;
  text: string;
  /** Something went wrong; it stays until it is closed. */
  bad?: boolean;
  link?: { to: string; label: string };
  /** Takes back what was done; the button is called Undo. */
  undo?: () => Promise<void> | void;
};

let last = 0;
let current: Notice | null = null;
const listeners = new Set<() => void>();

/** Tells what was done. It outlives the way to the next page; a newer one takes its place. */
export function showNotice(notice: Omit<Notice, 'id'>): void {
  last += 1;
  become({ ...notice, id: last });
}

export function closeNotice(id: number): void {
  if (current?.id === id) become(null);
}

export const currentNotice = (): Notice | null => current;

export function onNotice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function become(notice: Notice | null): void {
  current = notice;
  for (const listener of listeners) listener();
}
