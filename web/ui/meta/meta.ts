import type { MetaDescriptor } from 'react-router';
import { cutAtWord } from '../../../contract/common/text/extract.ts';
import type { PictureInfo } from '../../../contract/media/media.ts';
import type { PublicSettings } from '../../../contract/site/settings.ts';
import { breadcrumbs, schoolJsonLd } from './json-ld.ts';
import type { JsonLd } from './json-ld-site.ts';

export type RootData = {
  school: PublicSettings;
  origin: string;
  /** Names of pictures, where the school has a crest of its own. */
  crest?: string;
  icon?: string;
  social?: string;
};

export type Match = { id: string; pathname?: string; loaderData?: unknown } | undefined;

type Facts = {
  title: string;
  description?: string | undefined;
  /** The canonical address, from the root of the site; the current one unless given, none for a page that is not there. */
  path?: string | null | undefined;
  /** What messengers show of it; without one a picture with the name of the school. */
  picture?: PictureInfo | undefined;
  /** When a story has appeared. */
  publishedAt?: string | undefined;
  type?: 'website' | 'article' | undefined;
  /** What the page is about, in the words of schema.org. */
  jsonLd?: ((site: RootData) => JsonLd) | undefined;
};

const descriptionLength = 160;
const socialSize = { width: 1200, height: 630 };
const feeds = [
  { title: 'News', href: '/news.xml' },
  { title: 'Blog', href: '/blog.xml' },
];

/** What search engines, messengers and browser tabs show of a page. */
export function pageMeta(matches: readonly Match[], facts: Facts): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined;
  if (!root) return [{ title: facts.title }];
  const { school, origin } = root;
  const path = facts.path === undefined ? matches.findLast((match) => match?.pathname)?.pathname : facts.path;
  const address = path === null || path === undefined ? undefined : canonical(path, origin);
  const title = facts.title === school.schoolName ? facts.title : `${facts.title} · ${school.schoolName}`;
  const description = cut(facts.description?.trim() || [school.schoolName, school.motto].filter(Boolean).join('. '));
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:site_name', content: school.schoolName },
    { property: 'og:type', content: facts.type ?? 'website' },
    { property: 'og:title', content: facts.title },
    { property: 'og:description', content: description },
    ...(address ? [link('canonical', address), { property: 'og:url', content: address }] : []),
    ...(facts.publishedAt ? [{ property: 'article:published_time', content: facts.publishedAt }] : []),
    ...pictureOf(facts.picture ?? socialPicture(root), origin, facts.title),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...feeds.map(({ title, href }) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      type: 'application/rss+xml',
      title: `${title} · ${school.schoolName}`,
      href,
    })),
    ...linkedData(facts, root, address),
  ];
}

/** The same for a page that search engines leave out. */
export const hiddenMeta = (matches: readonly Match[], facts: Facts): MetaDescriptor[] => [
  ...pageMeta(matches, facts),
  { name: 'robots', content: 'noindex' },
];

const link = (rel: string, href: string): MetaDescriptor => ({ tagName: 'link', rel, href });

/** Parameters that make another page of it stay; filters and what campaigns add do not. */
function canonical(path: string, origin: string): string {
  const url = new URL(path, origin);
  for (const [name, value] of [...url.searchParams]) {
    if (!['page', 'past'].includes(name) || value === '1') url.searchParams.delete(name);
  }
  url.hash = '';
  if (url.pathname.length > 1) url.pathname = url.pathname.replace(/\/+$/, '');
  return url.href;
}

function cut(text: string): string {
  return cutAtWord(text.replace(/\s+/g, ' '), descriptionLength - 1);
}

type Shown = Pick<PictureInfo, 'name' | 'alt' | 'width' | 'height'> & { path?: string };

/** Drawn by the server with the name of the school, or made with its own crest. */
function socialPicture({ school, social }: RootData): Shown {
  const alt = [school.schoolName, school.motto].filter(Boolean).join('. ');
  return { ...socialSize, alt, ...(social ? { name: social } : { name: '', path: '/social.png' }) };
}

/** An uploaded picture in its own format and size: the smaller ones are WebP, which not every messenger shows. */
function pictureOf({ name, path, width, height, alt }: Shown, origin: string, title: string): MetaDescriptor[] {
  return [
    { property: 'og:image', content: new URL(path ?? `/images/${encodeURIComponent(name)}`, origin).href },
    { property: 'og:image:width', content: String(width) },
    { property: 'og:image:height', content: String(height) },
    { property: 'og:image:alt', content: alt || title },
  ];
}

/**
 * Search engines read what the server writes. The app leaves that as it stands on the page that it takes over, and does
 * not bring along the code that writes it.
 */
const standing = import.meta.env.SSR
  ? { address: undefined, facts: [] }
  : {
      address: document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href,
      facts: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        ({ textContent }) => JSON.parse(textContent ?? '{}') as JsonLd,
      ),
    };

function linkedData(facts: Facts, root: RootData, address: string | undefined): MetaDescriptor[] {
  if (!import.meta.env.SSR) return described(address === standing.address ? standing.facts : []);
  const about = address === undefined ? [] : [isHome(address) ? schoolJsonLd(root) : breadcrumbs(root, address, facts)];
  const own = facts.jsonLd ? [{ ...facts.jsonLd(root), ...(address && { url: address }) }] : [];
  return described([...about, ...own]);
}

/** React Router escapes what could end the script. */
const described = (facts: JsonLd[]): MetaDescriptor[] =>
  facts.map((fact) => ({ 'script:ld+json': fact }) as MetaDescriptor);

const isHome = (address: string) => new URL(address).pathname === '/';
