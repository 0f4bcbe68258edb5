import { useCallback, useLayoutEffect, useState } from 'react';

/** Finds the element that is to have the focus, or moves it there itself and returns nothing. */
type Find = () => HTMLElement | null | undefined;

/**
 * Moves the focus along with a change, in the commit that draws it: a frame later, keys that were pressed meanwhile would
 * be lost. The call stands in the same handler as the change.
 */
export function useFocusNext(): (find: Find) => void {
  const [next, setNext] = useState<{ find: Find }>();
  useLayoutEffect(() => {
    next?.find()?.focus();
  }, [next]);
  return useCallback((find) => setNext({ find }), []);
}

export const bySelector = (selector: string): Find => {
  return () => document.querySelector<HTMLElement>(selector);
};
