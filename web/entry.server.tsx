import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, ServerRouter } from 'react-router';
import { closeMenusScript } from './features/site/close-menus.ts';
import { fetchAheadRules } from './fetch-ahead.ts';
import { startAppScript } from './start-app.ts';
import { chooseScript } from './ui/scene-choices.ts';

/** Carries to the server how the framework's scripts of this one page are marked; it never leaves the house. */
export const markHeader = 'x-script-mark';

/** The inline scripts that we write ourselves, word for word. */
export const ownScripts = [fetchAheadRules, closeMenusScript, startAppScript, chooseScript.replace(/<\/?script>/g, '')];

export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  let failed = false;
  // Nobody can guess it, so a script that got into the page by a text does not carry it.
  const mark = import.meta.env.PROD ? crypto.randomUUID() : undefined;
  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} nonce={mark} />, {
    ...(mark && { nonce: mark }),
    onError(error) {
      failed = true;
      report(error);
    },
  });
  // A page is sent whole: it is kept and compressed as one, and works where no script runs.
  await stream.allReady;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (mark) headers.set(markHeader, mark);
  return new Response(stream, { status: failed ? 500 : status, headers });
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
