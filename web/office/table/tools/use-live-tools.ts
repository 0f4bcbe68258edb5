import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { listHref, readListRequest, readTools } from '../list-request.ts';
import type { ListRequest, ListShape } from '../list-shape.ts';

/** Long enough to type the next letter. */
const debounceMs = 300;

/** The list follows what is typed and chosen; the form stays as it is, and so does the focus. */
export function useLiveTools(request: ListRequest, shape: ListShape) {
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<number | undefined>(undefined);
  const navigate = useNavigate();
  const present = listHref(request, shape, {});
  /** Where the list is going; it may still be on the way there. */
  const goal = useRef(present);

  function showNow() {
    window.clearTimeout(timer.current);
    if (!form.current) return;
    const wanted = listHref(request, shape, readTools(new FormData(form.current), shape));
    if (wanted === goal.current) return;
    goal.current = wanted;
    navigate(wanted, { replace: true, preventScrollReset: true });
  }

  function showDebounced() {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(showNow, debounceMs);
  }

  // The way back, a head of the table and "Show all" change the address, too: then the form follows it. Only then: on
  // the way there the form already holds what the list does not show yet.
  useEffect(() => {
    goal.current = present;
    const asked = new URL(present, window.location.origin).searchParams;
    for (const field of form.current?.elements ?? []) {
      const isChoice = field instanceof HTMLSelectElement;
      if (!(isChoice || field instanceof HTMLInputElement) || field === document.activeElement) continue;
      field.value = asked.get(field.name) ?? (isChoice ? (field.options[0]?.value ?? '') : '');
    }
  }, [present]);

  // Whoever types and at once follows a link is on the way there: the list must not call them back. It is heard
  // before the link itself, because the page only knows of the way once it is drawn again. The heads, the tabs and the
  // pages of this list do not know yet what was typed, so it goes along.
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || event.button > 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
      window.clearTimeout(timer.current);
      if (!form.current?.closest('.office-list')?.contains(link) || !link.closest('thead, .list-tabs, .pages')) return;
      const typed = readTools(new FormData(form.current), shape);
      if (listHref(request, shape, typed) === present) return;
      event.preventDefault();
      const there = readListRequest(link.href, shape);
      const isTab = link.closest('.list-tabs') !== null;
      const chosen = isTab ? { filters: there.filters } : link.closest('thead') ? { sort: there.sort } : {};
      goal.current = listHref(request, shape, { ...typed, ...chosen });
      navigate(goal.current, { preventScrollReset: true });
    };
    document.addEventListener('click', follow, true);
    return () => document.removeEventListener('click', follow, true);
  }, [request, shape, present, navigate]);

  useEffect(() => () => window.clearTimeout(timer.current), []);

  return { form, showNow, showDebounced };
}
