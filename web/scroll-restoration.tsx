import { useSyncExternalStore } from 'react';
import { ScrollRestoration } from 'react-router';

const never = () => () => {};

/**
 * Comes with the app, not with the page. As part of the page it would be a script that asks the browser for what it has
 * stored before anything is painted, which takes nearly as long as laying out the page; and a page that comes as a document is
 * put back to its place by the browser.
 */
export function AppScrollRestoration() {
  const isApp = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isApp && <ScrollRestoration />;
}

/** Places are known by the name of their entry in the history, and the first one has none by itself. */
export function nameHistoryEntry(): void {
  if (history.state?.key) return;
  history.replaceState({ ...history.state, key: Math.random().toString(32).slice(2) }, '');
}
