import type { Finding } from './checks/text-checks.ts';

/** Brings what was found into sight and marks it in its editor, so that whoever asked can write at once. */
export function showPlace(editor: Element | null | undefined, { tag, place }: Omit<Finding, 'words'>): void {
  const body = editor?.querySelector<HTMLElement>('.rich-text-body');
  const found = body?.querySelectorAll(tag)[place];
  if (!body || !found) return;
  body.focus({ preventScroll: true });
  const range = document.createRange();
  if (found.matches('img')) range.selectNode(found);
  else range.selectNodeContents(found.matches('table') ? (found.querySelector('td, th') ?? found) : found);
  window.getSelection()?.removeAllRanges();
  window.getSelection()?.addRange(range);
  found.scrollIntoView({ block: 'center' });
}
