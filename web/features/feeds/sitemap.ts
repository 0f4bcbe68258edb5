import { escapeXml } from './xml.ts';

type Entry = { url: string; updatedAt?: string };

/** Pages that have no row of their own. */
const fixedPages = [
  '/',
  '/news',
  '/events',
  '/term-dates',
  '/documents',
  '/blog',
  '/gallery',
  '/profiles',
  '/alum',
  '/contact',
  '/apply',
  '/pocket',
  '/alumni/alnews',
  '/alumni/alevents',
  '/alumni/alblog',
  '/alumni/algallery',
  '/alumni/alumcontact',
];

export function sitemapXml(origin: string, docs: Entry[]): string {
  const entries = [...fixedPages.map((url): Entry => ({ url })), ...docs];
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.map((entry) => row(origin, entry)).join('\n')}
</urlset>
`;
}

function row(origin: string, { url, updatedAt }: Entry): string {
  const lastmod = updatedAt ? `<lastmod>${escapeXml(updatedAt)}</lastmod>` : '';
  return `<url><loc>${escapeXml(origin + url)}</loc>${lastmod}</url>`;
}
