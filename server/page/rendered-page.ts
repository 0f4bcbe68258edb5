import type { DrawnPage } from '../../web/entry.server.tsx';
import { brandStyle, contentSecurityPolicy, hashOf, markedScripts, videoFrames } from './content-security.ts';
import { chooseEarly, giveSources } from './early-scene.ts';
import { type AppState, addScript, deferApp, nameState, stateCode } from './on-demand.ts';

/** The inline scripts that the built pages know of. */
type PageScripts = { ownHashes: string[]; earlySceneScript: string };

/** A page as readers get it: all that leaves the renderer. What it depends on is noted while it is rendered (tagged-cache). */
export type RenderedPage = {
  status: number;
  headers: Headers;
  html: string;
  /** What React needs to take it over; the page brings it along where it is not cached. */
  state: AppState | undefined;
};

type Options = {
  /** Whether the state is cached, to be asked for by its name. */
  cachesState: boolean;
  /** The app starts at once, so that what is edited is seen at once, and Vite may write styles into the page. */
  development: boolean;
};

/** When whoever met an error of ours may come again; search engines keep a page that says so. */
const retryAfterSeconds = '5';

/** The app waits to be asked for, and exactly the program's own inline scripts may run, by hash. */
export function finishPage(
  drawn: DrawnPage,
  scripts: PageScripts,
  { cachesState, development }: Options,
): RenderedPage {
  const { status, html, mark } = drawn;
  const allowed = [...scripts.ownHashes, ...markedScripts(html, mark).map(hashOf)];
  const page = chooseEarly(giveSources(html.replaceAll(` nonce="${mark}"`, '')), scripts.earlySceneScript);
  const state = cachesState && !development ? nameState(drawn.state) : undefined;
  const deferred = development ? page : deferApp(page, state);
  const code = state ? undefined : stateCode(drawn.state);
  if (code) allowed.push(hashOf(code));
  const headers = new Headers(drawn.headers);
  headers.set(
    'Content-Security-Policy',
    contentSecurityPolicy(
      { scripts: allowed, styles: brandStyle(html).map(hashOf), frames: videoFrames(html) },
      development,
    ),
  );
  if (status === 503) headers.set('Retry-After', retryAfterSeconds);
  return { status, headers, html: code ? addScript(deferred, code) : deferred, state };
}
