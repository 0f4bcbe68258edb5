import { createHash } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { renderToString } from 'react-dom/server';
import {
  createContext,
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { hash as chooseScene } from './page-scripts/choose-scene.js?page-script';
import { hash as closeMenus } from './page-scripts/close-menus.js?page-script';
import earlySceneScript, { hash as earlyScene } from './page-scripts/early-scene.js?page-script';
import { hash as firstView } from './page-scripts/first-view.js?page-script';
import { hash as keepScene } from './page-scripts/keep-scene.js?page-script';
import { hash as onDemand } from './page-scripts/on-demand.js?page-script';
import { hash as pageCost } from './page-scripts/page-cost.js?page-script';
import { hash as print } from './page-scripts/print.js?page-script';
import { prefetchRules } from './prefetch.ts';

/** A page as React has drawn it, with all its data for React to take it over, and how the framework's scripts are marked. */
export type DrawnPage = { status: number; headers: Headers; html: string; state: string; mark: string };

/** Where the server finds the page. In an answer it would go through a stream, which costs more than packing it. */
export const pageContext = createContext<DrawnPage | null>(null);

const hashOf = (code: string) => `sha256-${createHash('sha256').update(code).digest('base64')}`;

/** Of the inline scripts that we write ourselves, in the order of the policy. */
export const ownHashes = [
  ...[hashOf(prefetchRules), closeMenus, print, pageCost, onDemand, earlyScene, firstView],
  ...[chooseScene, keepScene],
];

/**
 * A page is drawn whole and at once: it is cached and compressed as one, works where no script runs, and has all its data
 * before it is begun. The framework would weave that data into it for React, which costs as much as drawing it; the
 * server knows better where it goes (see its on-demand file).
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...context }: EntryContext,
  loadContext: RouterContextProvider,
) {
  // Nobody can guess it, so a script that got into the page by a text does not carry it.
  const mark = crypto.randomUUID();
  const state = serverHandoffStream ? await text(serverHandoffStream) : '';
  const page = renderToString(<ServerRouter context={context} url={request.url} nonce={mark} />);
  // So React marks what it had to wait for. Nothing on a page may: it would be missing, and cached so.
  if (page.includes('<!--$!-->')) throw new Error('a part of the page was not drawn');
  headers.set('Content-Type', 'text/html; charset=utf-8');
  loadContext.set(pageContext, { status, headers, html: `<!DOCTYPE html>${page}`, state, mark });
  return new Response(null, { status, headers });
}

/** Where the server has put its logger, with the id of the request. */
export const reportContext = createContext<(error: unknown) => void>();

/** A page that is not there is no fault of the program; anything else is for the log. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || error instanceof Response || isRouteErrorResponse(error)) return;
  context.get(reportContext)(error);
};

/** The server fills these in; it must have the very objects that the pages were built with. */
export { apiContext, createClient, originContext } from './api-client.ts';
export { pocketContext } from './features/pocket/pocket-context.ts';
export { earlySceneScript };
