import { createHash } from 'node:crypto';
import type { RenderedPage } from '../../web/entry.server.tsx';
import { chooseEarly, giveSources } from './early-scene.ts';
import { type AppState, addScript, deferApp, nameState, stateCode } from './on-demand.ts';

/** The inline scripts that the built pages know of. */
export type PageScripts = { ownScripts: string[]; earlySceneScript: string };

/** For all that is not a page: nothing in it may be run, framed or sent. */
export const closedPolicy =
  "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

type Finishing = {
  /** Takes what React will want to know of the page; without it the page brings it along. */
  keepState?: ((state: AppState) => void) | undefined;
  /** The app starts at once, so that what is edited is seen at once, and Vite may write styles into the page. */
  development?: boolean;
};

/** A page as readers get it: the app waits to be asked for, and exactly the program's own inline scripts may run, by hash. */
export function finishPage(
  { status, headers: given }: Response,
  { html, state, mark }: RenderedPage,
  { ownScripts, earlySceneScript }: PageScripts,
  { keepState, development = false }: Finishing,
): Response {
  const headers = new Headers(given);
  const scripts = [...ownScripts, ...markedScripts(html, mark)];
  let page = chooseEarly(giveSources(html.replaceAll(` nonce="${mark}"`, '')), earlySceneScript);
  if (keepState && !development) {
    const kept = nameState(state);
    keepState(kept);
    page = deferApp(page, kept);
  } else {
    // Nobody could be asked for it later.
    const code = stateCode(state);
    scripts.push(code);
    page = addScript(development ? page : deferApp(page), code);
  }
  headers.set('Content-Security-Policy', contentSecurityPolicy(scripts, development));
  return new Response(page, { status, headers });
}

/** The framework marks what it writes. A script that somebody smuggled into a text has no mark, and does not run. */
function markedScripts(html: string, mark: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes]) => attributes?.includes(`nonce="${mark}"`) && !attributes.includes('src='))
    .map(([, , code]) => code ?? '');
}

export function contentSecurityPolicy(scripts: string[], development = false): string {
  const hashes = scripts.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  return [
    "default-src 'self'",
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`.trim(),
    `style-src 'self'${development ? " 'unsafe-inline'" : ''}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
