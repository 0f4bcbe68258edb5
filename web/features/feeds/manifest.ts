import type { PublicSettings } from '../../../contract/site/settings.ts';
import { themeColour } from '../../ui/meta/theme-colour.ts';

/** The paper of the pages, which a phone shows while the first one comes. */
const paper = '#fffcf5';

type Manifested = Pick<PublicSettings, 'schoolName' | 'shortName' | 'motto' | 'brandCss' | 'place'>;

/** What a phone needs to keep the site among its apps. */
export function manifestOf({ schoolName, shortName, motto, brandCss, place }: Manifested) {
  const shortcut = (name: string, url: string) => ({ name, url });
  return {
    id: '/',
    name: schoolName,
    short_name: shortName,
    ...(motto && { description: motto }),
    lang: place.country ? `en-${place.country}` : 'en',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: themeColour(brandCss),
    background_color: paper,
    icons: [
      { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [shortcut('Term dates', '/term-dates'), shortcut('Contact', '/contact'), shortcut('Apply', '/apply')],
  };
}
