import { createHash } from 'node:crypto';

/** What React needs to take over a page, and the name under which the page asks for it. */
export type AppState = { name: string; text: string };

const stateScript =
  /<script[^>]*>window\.__reactRouterContext\.streamController\.(?:enqueue\(("[\s\S]*?")\)|close\(\));<\/script>/g;

/**
 * Turns the code that would start React at once into text that the page can start later (web/start-app.ts), and takes
 * out the hints that would have a browser fetch it.
 */
export function deferApp(html: string, state?: AppState): string {
  const mark = state ? `data-app-code="" data-app-state="${state.name}"` : 'data-app-code=""';
  return html
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<script type="module" async="">/, `<script type="text/plain" ${mark}>`);
}

/**
 * Takes out of a page what it holds only for React: all its data, a second time. Whoever starts React fetches it then;
 * a reader does not pay for it.
 */
export function takeState(html: string): { html: string; state: AppState } {
  let text = '';
  const rest = html.replace(stateScript, (_, chunk?: string) => {
    if (chunk) text += JSON.parse(chunk);
    return '';
  });
  return { html: rest, state: { name: createHash('sha256').update(text).digest('base64url').slice(0, 22), text } };
}
