import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createContext,
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { closeMenusScript } from './features/site/close-menus.ts';
import { fetchAheadRules } from './fetch-ahead.ts';
import { startAppScript } from './start-app.ts';
import { firstViewScript } from './ui/first-view.ts';
import { chooseScript, earlySceneScript } from './ui/scene-choices.ts';

/** A finished page, and how the framework's scripts in it are marked. */
export type RenderedPage = { html: string; mark: string | undefined };

/** Where the server finds the page. In an answer it would go through a stream, which costs more than packing it. */
export const pageContext = createContext<RenderedPage | null>(null);

/** The inline scripts that we write ourselves, word for word. */
export const ownScripts = [
  ...[fetchAheadRules, closeMenusScript, startAppScript, earlySceneScript, firstViewScript],
  chooseScript.replace(/<\/?script>/g, ''),
];

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
) {
  // Nobody can guess it, so a script that got into the page by a text does not carry it.
  const mark = import.meta.env.PROD ? crypto.randomUUID() : undefined;
  const { html, failed } = await renderWhole(
    <ServerRouter context={context} url={request.url} nonce={mark} />,
    mark ? { nonce: mark } : {},
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  loadContext.set(pageContext, { html, mark });
  return new Response(null, { status: failed ? 500 : status, headers });
}

/** A page is sent whole: it is kept and compressed as one, and works where no script runs. */
function renderWhole(page: ReactNode, options: { nonce?: string }): Promise<{ html: string; failed: boolean }> {
  return new Promise((resolve, reject) => {
    let failed = false;
    const parts: Buffer[] = [];
    const whole = new Writable({
      write(part: Buffer, _, done) {
        parts.push(part);
        done();
      },
      final(done) {
        resolve({ html: Buffer.concat(parts).toString(), failed });
        done();
      },
    });
    const { pipe } = renderToPipeableStream(page, {
      ...options,
      onAllReady: () => pipe(whole),
      onShellError: reject,
      onError(error) {
        failed = true;
        report(error);
      },
    });
  });
}

/** A page that is not there is no fault of the program; anything else is for the log. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || error instanceof Response || isRouteErrorResponse(error)) return;
  report(error);
};

function report(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
}

/** The server fills these in; it must have the very objects that the pages were built with. */
export { apiContext, createClient, originContext } from './api-client.ts';
export { earlySceneScript };
