import { closedPolicy } from '../page/content-security.ts';

/** What every answer carries, whoever gives it: the program, the memory, the entrance or Node's parser. */
export const securityHeaders = [
  ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'],
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-site'],
] as const;

/** The same for an answer that is no page, as Node takes them. */
export const closedHeaders: readonly string[] = [
  ...securityHeaders.flat(),
  ...['Content-Security-Policy', closedPolicy],
];

/** An answer without words, for when nothing else can be said. */
export const closedResponse = (status: number): Response =>
  new Response(null, {
    status,
    headers: { ...Object.fromEntries(securityHeaders), 'Content-Security-Policy': closedPolicy },
  });
