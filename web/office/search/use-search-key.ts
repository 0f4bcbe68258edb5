import { useEffect } from 'react';

/** A stroke or Ctrl+K, unless somebody types or answers a question. */
export function useSearchKey(open: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      const isStroke = key === '/' && !ctrlKey && !metaKey && !altKey;
      const isCtrlK = key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey;
      if (!(isStroke || isCtrlK) || event.defaultPrevented || isTyping(target)) return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
