import { createHash } from 'node:crypto';
import { videoOrigins } from '../../contract/media/video.ts';

/** For all that is not a page: nothing in it may be run, framed or sent. */
export const closedPolicy =
  "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The framework marks what it writes. A script that somebody smuggled into a text has no mark, and does not run. */
export function markedScripts(html: string, mark: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes]) => attributes?.includes(`nonce="${mark}"`) && !attributes.includes('src='))
    .map(([, , code]) => code ?? '');
}

export const hashOf = (code: string): string => `sha256-${createHash('sha256').update(code).digest('base64')}`;

const colourRules =
  /^:root,\.always-light\{[-:;#a-z0-9]+\}@media\(prefers-color-scheme:dark\)\{:root\{[-:;#a-z0-9]+\}\}$/;

/** The colours of the school, if it has its own: a few rules of hexadecimal colours, which nothing else looks like. */
export function brandStyle(html: string): string[] {
  const [, css] = /<style id="brand">([^<]*)<\/style>/.exec(html.slice(0, html.indexOf('</head>'))) ?? [];
  return css && colourRules.test(css) ? [css] : [];
}

/** A page that has a video has its play button: only there may a frame of one of these two places be shown. */
export const videoFrames = (html: string): readonly string[] =>
  html.includes('<a class="pb-play"') ? videoOrigins : [];

type Inline = { scripts: string[]; styles: string[]; frames?: readonly string[] };

export function contentSecurityPolicy({ scripts, styles, frames = [] }: Inline, development = false): string {
  const allowed = (hashes: string[]) => [...new Set(hashes)].map((hash) => ` '${hash}'`).join('');
  return [
    "default-src 'self'",
    `script-src 'self'${allowed(scripts)}`,
    `style-src 'self'${development ? " 'unsafe-inline'" : allowed(styles)}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
