import { type ReactNode, useEffect } from 'react';
import { Links, Meta, Outlet, Scripts, type ShouldRevalidateFunctionArgs, useRouteLoaderData } from 'react-router';
import { setThisPlace } from '../contract/common/this-school.ts';
import type { Route } from './+types/root.ts';
import { type ApiClient, apiContext, browserApi, originContext, unwrap } from './api-client.ts';
import { StepUpOutlet } from './features/auth/step-up/step-up-outlet.tsx';
import { Fault } from './features/site/fault.tsx';
import font from './fonts/bricolage.woff2?url';
import { NoticeOutlet } from './office/notices/notice-outlet.tsx';
import closeMenusScript from './page-scripts/close-menus.js?page-script';
import firstViewScript from './page-scripts/first-view.js?page-script';
import onDemandScript from './page-scripts/on-demand.js?page-script';
import pageCostScript from './page-scripts/page-cost.js?page-script';
import printScript from './page-scripts/print.js?page-script';
import { prefetchRules } from './prefetch.ts';
import { AppScrollRestoration } from './scroll-restoration.tsx';
import { SessionProvider } from './session/session.tsx';
import type { RootData } from './ui/meta/meta.ts';
import { themeColour } from './ui/meta/theme-colour.ts';
import { art, setDrawings } from './ui/pictures/art.ts';
import { ownScenes } from './ui/pictures/scene-choices.ts';
import './site.css';

async function load(api: ApiClient, origin: string) {
  const [school, scenes] = await Promise.all([unwrap(api.settings.$get()), unwrap(api.settings.scenes.$get())]);
  const { crest, icon, social } = scenes;
  const own = crest && icon && social && { crest: crest.name, icon: icon.name, social: social.name };
  return { school, scenes: ownScenes(scenes), origin, ...own };
}

export const loader = ({ context }: Route.LoaderArgs) => load(context.get(apiContext), context.get(originContext));
export const clientLoader = () => load(browserApi(), window.location.origin);

/** The school's own data changes once a year: only whoever comes from changing it need ask for it again. */
export const shouldRevalidate = ({ currentUrl }: ShouldRevalidateFunctionArgs) =>
  isClosed || /^\/(admin\/(settings|site|home|words|campuses)|setup)/.test(currentUrl.pathname);

/** Whoever signs in to a site that is closed to others is shown more of it at once. */
let isClosed = false;

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<RootData>('root');
  // Whoever is shown other colours or another crest before they are public sees all of the page with them.
  const preview = useRouteLoaderData<Pick<RootData, 'school' | 'crest'>>('public:p/site');
  const { brandCss, drawings, place, closed } = preview?.school ?? root?.school ?? {};
  const icon = preview?.crest ?? (root?.icon && `/images/${root.icon}`);
  // In the browser nobody else knows it, and what is drawn below may show a date or an amount.
  if (place) setThisPlace(place);
  if (root) setDrawings(drawings);
  isClosed = closed === true;
  return (
    <html lang={place?.country ? `en-${place.country}` : 'en'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={themeColour(brandCss)} />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        {icon ? <link rel="icon" href={icon} /> : <link rel="icon" href={art('favicon')} type="image/svg+xml" />}
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <Meta />
        <PageScript code={firstViewScript} />
        <Links />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: colours that the server has derived; its policy takes nothing else */}
        {brandCss && <style id="brand" dangerouslySetInnerHTML={{ __html: brandCss }} />}
      </head>
      <body>
        {children}
        <PageScript type="speculationrules" code={import.meta.env.SSR ? prefetchRules : ''} />
        <PageScript code={closeMenusScript} />
        <PageScript code={printScript} />
        <PageScript code={pageCostScript} />
        <AppScrollRestoration />
        <Scripts />
        <PageScript code={onDemandScript} />
      </body>
    </html>
  );
}

function PageScript({ code, type }: { code: string; type?: string }) {
  // The app's own copy is empty (vite.config.ts): the server has written it.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant
  return <script type={type} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}

export default function Root() {
  useEffect(() => {
    dispatchEvent(new Event('app:ready'));
  }, []);
  return (
    <SessionProvider>
      <Outlet />
      <NoticeOutlet />
      <StepUpOutlet />
    </SessionProvider>
  );
}

/** The last resort, when not even the frame of the site can be drawn. */
export function ErrorBoundary() {
  return (
    <main id="main">
      <Fault />
    </main>
  );
}
