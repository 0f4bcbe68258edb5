import { createHash } from 'node:crypto';
import type { RenderedPage } from '../web/entry.server.tsx';
import { chooseEarly } from './early-scene.ts';
import { type AppState, deferApp, takeState } from './on-demand.ts';

/** The inline scripts that the built pages know of. */
export type PageScripts = { ownScripts: string[]; earlySceneScript: string };

/** For all that is not a page: nothing in it may be run, framed or sent. */
export const closedPolicy =
  "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** A page as readers get it: the app waits to be asked for, and exactly the program's own inline scripts may run, by hash. */
export function finishPage(
  { status, headers: given }: Response,
  { html: whole, mark }: RenderedPage,
  { ownScripts, earlySceneScript }: PageScripts,
  keepState?: (state: AppState) => void,
): Response {
  const headers = new Headers(given);
  // Somebody who keeps it will be asked for it; else it travels with the page.
  const { html, state } = keepState ? takeState(whole) : { html: whole };
  if (state) keepState?.(state);
  headers.set('Content-Security-Policy', contentSecurityPolicy([...ownScripts, ...markedScripts(html, mark)]));
  const unmarked = mark ? html.replaceAll(` nonce="${mark}"`, '') : html;
  return new Response(chooseEarly(deferApp(unmarked, state), earlySceneScript), { status, headers });
}

/** The framework marks what it writes. A script that somebody smuggled into a text has no mark, and does not run. */
function markedScripts(html: string, mark: string | undefined): string[] {
  if (!mark) return [];
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes]) => attributes?.includes(`nonce="${mark}"`) && !attributes.includes('src='))
    .map(([, , code]) => code ?? '');
}

export function contentSecurityPolicy(scripts: string[]): string {
  const hashes = scripts.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  return [
    "default-src 'self'",
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`.trim(),
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
