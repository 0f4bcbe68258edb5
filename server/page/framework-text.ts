/** What React and its router write into a page, as far as we change it. After an upgrade: docs/seams.md. */

/** The hints that would have a browser fetch the app. */
export const appHints = /<link rel="modulepreload"[^>]*>/g;
/** The beginning of the script that starts the app, without the mark of the page. */
export const appScript = /<script type="module" async="">/;
export const startOfHead = '<head><meta charSet="utf-8"/>';
/** The image that is seen first, with how wide it is shown and what it can show. */
export const firstScene =
  /<img\b(?=[^>]*\bfetchPriority="high")(?:[^>]*\b(sizes="[^"]*"))?[^>]*\b(data-scenes="[^"]*")/;
export const waitingScene = /<img\b[^>]* (?=data-scenes=")/g;
