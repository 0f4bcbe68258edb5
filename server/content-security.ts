import { createHash } from 'node:crypto';
import { deferApp } from './on-demand.ts';

/** A page as readers get it: the app waits to be asked for, and exactly the page's own inline scripts may run, by hash. */
export async function finishPage(page: Response): Promise<Response> {
  if (!page.headers.get('content-type')?.includes('text/html')) return page;
  const html = deferApp(await page.text());
  const headers = new Headers(page.headers);
  headers.set('Content-Security-Policy', contentSecurityPolicy(html));
  return new Response(html, { status: page.status, headers });
}

export function contentSecurityPolicy(html: string): string {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes]) => !attributes?.includes('src='))
    .map(
      ([, , code]) =>
        `'sha256-${createHash('sha256')
          .update(code ?? '')
          .digest('base64')}'`,
    );
  return [
    "default-src 'self'",
    `script-src 'self' ${[...new Set(scripts)].join(' ')}`.trim(),
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
