import { useEffect, useRef } from 'react';

/**
 * For a field whose value a script writes, mostly a hidden one: browsers announce only what people type, so the form is
 * told when the field holds something new, or when what it waits for is another. What it begins with, the form reads by
 * itself.
 */
export function useHiddenValue(value: string, waiting?: string) {
  const hidden = useRef<HTMLInputElement>(null);
  const state = `${value} ${waiting}`;
  const lastAnnounced = useRef(state);
  useEffect(() => {
    if (lastAnnounced.current === state) return;
    lastAnnounced.current = state;
    hidden.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [state]);
  return hidden;
}
