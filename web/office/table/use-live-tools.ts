import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { listHref, readTools } from './list-request.ts';
import type { ListRequest, ListShape } from './list-shape.ts';

/** Long enough to type the next letter. */
const pauseMs = 300;

/** The list follows what is typed and chosen; the form stays as it is, and so does the focus. */
export function useLiveTools(request: ListRequest, shape: ListShape) {
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<number | undefined>(undefined);
  const navigate = useNavigate();
  const { q, sort, filters } = request;

  function showNow() {
    window.clearTimeout(timer.current);
    if (!form.current) return;
    const wanted = listHref(request, shape, readTools(new FormData(form.current), shape));
    if (wanted !== listHref(request, shape, {})) navigate(wanted, { replace: true, preventScrollReset: true });
  }

  function showSoon() {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(showNow, pauseMs);
  }

  // The way back, a head of the table and "Show all" change the address, too: then the form follows it.
  useEffect(() => {
    const names = ['q', 'sort', ...shape.filters.map(({ name }) => name)];
    const asked: Record<string, string | undefined> = { ...filters, q, sort };
    for (const name of names) {
      const field = form.current?.elements.namedItem(name);
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
      if (field !== document.activeElement) field.value = asked[name] ?? '';
    }
  }, [q, sort, filters, shape]);

  // Whoever types and at once follows a link is on the way there: the list must not call them back. It is heard
  // before the link itself, because the page only knows of the way once it is drawn again.
  useEffect(() => {
    const stay = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')) window.clearTimeout(timer.current);
    };
    document.addEventListener('click', stay, true);
    return () => {
      document.removeEventListener('click', stay, true);
      window.clearTimeout(timer.current);
    };
  }, []);

  return { form, showNow, showSoon };
}
