import { createHash } from 'node:crypto';

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

export function contentSecurityPolicy(hashes: string[], development = false): string {
  const allowed = [...new Set(hashes)].map((hash) => `'${hash}'`);
  return [
    "default-src 'self'",
    `script-src 'self' ${allowed.join(' ')}`.trim(),
    `style-src 'self'${development ? " 'unsafe-inline'" : ''}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
