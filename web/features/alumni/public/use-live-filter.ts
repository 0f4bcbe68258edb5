import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { type DirectoryFilter, directoryHref, readFilter } from './directory-filter.ts';

/** Long enough to type the next letter. */
const debounceMs = 300;

/** The list follows what is typed and chosen; the form stays as it is, and so does the focus. */
export function useLiveFilter(base: string, filter: DirectoryFilter) {
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<number | undefined>(undefined);
  const navigate = useNavigate();
  const present = directoryHref(base, filter);
  /** Where the list is going; it may still be on the way there, or have failed to get there. */
  const goal = useRef(present);

  function showNow() {
    window.clearTimeout(timer.current);
    if (!form.current) return;
    const wanted = directoryHref(base, readFilter(new FormData(form.current)));
    if (wanted === present && wanted === goal.current) return;
    goal.current = wanted;
    navigate(wanted, { replace: true, preventScrollReset: true });
  }

  function showDebounced() {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(showNow, debounceMs);
  }

  useEffect(() => {
    goal.current = present;
  }, [present]);

  // The way back in the browser changes the filter, too: then the form follows the address. Not the first time: what
  // somebody has written before the app was there stays.
  const shown = useRef(filter);
  useEffect(() => {
    if (shown.current === filter) return;
    shown.current = filter;
    for (const [name, value] of Object.entries(filter)) {
      const field = form.current?.elements.namedItem(name);
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
      if (field !== document.activeElement) field.value = String(value);
    }
  }, [filter]);

  // The first letters may have been typed before this listened.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is taken over
  useEffect(() => {
    if (form.current?.contains(document.activeElement)) showDebounced();
    return () => window.clearTimeout(timer.current);
  }, []);

  return { form, showNow, showDebounced };
}
