import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { createMiddleware } from 'hono/factory';
import { isText, worthwhileBytes } from '../cache/compressible.ts';
import { acceptedCodings, type Coding } from './content-coding.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Handing less than this to another thread costs more than doing it. */
const worthAThread = 32_000;

/**
 * A page is mostly words: a fifth of it travels. What is made for one reader is packed quickly; what is made for all, and
 * the files of the build, are packed once and well elsewhere.
 */
export const compressAnswers = createMiddleware(async (c, next) => {
  await next();
  const { res } = c;
  if (!isText.test(res.headers.get('content-type') ?? '') || res.headers.has('content-encoding')) return;
  res.headers.append('Vary', 'Accept-Encoding');
  const [encoding] = acceptedCodings(c.req.header('accept-encoding'));
  if (!encoding || c.req.method === 'HEAD' || !res.body) return;
  const plain = new Uint8Array(await res.arrayBuffer());
  const { status, headers } = res;
  headers.delete('content-length');
  const worthwhile = plain.length >= worthwhileBytes;
  if (worthwhile) headers.set('Content-Encoding', encoding);
  const body = worthwhile ? await compress(plain, encoding) : plain;
  // Hono would merge the headers of the old answer into the new one.
  c.res = undefined;
  c.res = new Response(body, { status, headers });
});

/** Files of the build are found by whole words; whoever weighs their words is read first. */
export const readAcceptedCodings = createMiddleware(async (c, next) => {
  const header = c.req.header('accept-encoding') ?? '';
  if (/[;*A-Z]/.test(header)) c.req.raw.headers.set('accept-encoding', acceptedCodings(header).slice(0, 1).join());
  await next();
});

function compress(plain: Uint8Array, encoding: Coding) {
  const isSmall = plain.length < worthAThread;
  if (encoding === 'gzip') return isSmall ? gzipSync(plain, { level: 1 }) : zip(plain);
  const hint = { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  if (!isSmall) return brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 1, ...hint } });
  // A list in JSON comes out larger by a hundredth, in two thirds of the time.
  const quick = { [constants.BROTLI_PARAM_QUALITY]: 0, [constants.BROTLI_PARAM_LGWIN]: 16, ...hint };
  return brotliCompressSync(plain, { params: quick });
}
