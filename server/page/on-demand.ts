import { createHash } from 'node:crypto';
import { appHints, appScript } from './framework-text.ts';

/** What React needs to take over a page, and the name under which the page asks for it. */
export type AppState = { name: string; text: string };

/**
 * Lazy hydration: turns the code that would start React at once into text that the page can start later
 * (web/page-scripts/on-demand.js), and takes out the hints that would have a browser fetch it.
 */
export function deferApp(html: string, state?: AppState): string {
  const mark = state ? `data-app-code="" data-app-state="${state.name}"` : 'data-app-code=""';
  return html.replace(appHints, '').replace(appScript, `<script type="text/plain" ${mark}>`);
}

/** What React needs is all the data of a page, a second time. Whoever starts React fetches it; a reader need not. */
export const nameState = (text: string): AppState => ({
  name: createHash('sha256').update(text).digest('base64url').slice(0, 22),
  text,
});

/** The code with which the page brings it along, for a page that is not cached. */
export const stateCode = (text: string) =>
  `{const{streamController:c}=window.__reactRouterContext;c.enqueue(${inScript(text)});c.close()}`;

/** As a string of JavaScript that can neither end the script nor begin another. */
const inScript = (text: string) =>
  JSON.stringify(text).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

export function addScript(html: string, code: string): string {
  const end = html.lastIndexOf('</body>');
  return `${html.slice(0, end)}<script>${code}</script>${html.slice(end)}`;
}
