import { type RefObject, useEffect, useState } from 'react';
import { focusField } from '../../../ui/form/focus-field.ts';

/** Leads to the first field once what was pressed has gone from the screen: the focus would be gone with it. */
export function useFirstField(form: RefObject<HTMLFormElement | null>): () => void {
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (asked === 0 || !form.current) return;
    const isLed = focusField(form.current, [...new FormData(form.current).keys()]);
    if (!isLed) document.getElementById('main')?.focus({ preventScroll: true });
  }, [asked, form]);
  return () => setAsked((count) => count + 1);
}
