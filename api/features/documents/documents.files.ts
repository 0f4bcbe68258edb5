import { type Context, Hono } from 'hono';
import { id } from '../../../contract/common/fields.ts';
import { documentMediaTypes } from '../../../contract/media/documents.ts';
import type { Deps } from '../../deps.ts';
import { anyone } from '../../lib/access.ts';
import type { ApiEnv } from '../../lib/actor.ts';
import { createPlaces } from '../../lib/limiter.ts';
import { countedAddress } from '../../lib/rate-limits.ts';
import { documentKey } from '../../lib/storage/keys.ts';
import { streamOf } from '../../lib/storage/storage.ts';
import type { Range } from '../../lib/storage/stored-file.ts';
import { requireAccess } from '../../middleware/require.ts';
import { seesDrafts } from './documents.policy.ts';
import type { DocumentRow } from './documents.queries.ts';
import { findToSend, noDocument } from './documents.service.ts';

/** Documents at `/documents/{id}`. */
export const documentFiles = (deps: Deps) =>
  new Hono<ApiEnv>().get('/:id', requireAccess(anyone), async (c) => {
    const number = id.safeParse(c.req.param('id'));
    if (!number.success) throw noDocument();
    // A download that goes on where it stopped was counted when it began.
    const isBegun = c.req.method === 'GET' && !/^bytes=(?!0-)/.test(c.req.header('range') ?? '');
    const row = await findToSend(deps, number.data, { counts: isBegun, drafts: seesDrafts(c.var.actor) });
    // The next one at this address may be another, and each download is counted.
    c.header('Cache-Control', row.draft ? 'private, no-store' : 'private, no-cache');
    return sendDocument(c, deps, row);
  });

const places = createPlaces({
  // Each holds a part of a file for as long as its reader takes.
  each: 30,
  message: 'Many files are being fetched from your connection. Please try again in a moment.',
});

/** Always as a download, never shown by the browser as a page of this site; in parts, as its reader takes them. */
export async function sendDocument(c: Context<ApiEnv>, deps: Deps, row: DocumentRow) {
  const { type, name, file, bytes } = row;
  const tag = `"${file}"`;
  c.header('Content-Type', documentMediaTypes[type]);
  c.header('Content-Disposition', `attachment; filename="${name}.${type}"`);
  c.header('ETag', tag);
  c.header('Accept-Ranges', 'bytes');
  if (c.req.header('if-none-match')?.includes(tag)) return c.body(null, 304);
  const isSame = [undefined, tag].includes(c.req.header('if-range'));
  const range = isSame ? rangeOf(c.req.header('range'), bytes) : undefined;
  if (range === 'none') return c.body(null, 416, { 'Content-Range': `bytes */${bytes}` });
  const { first, last } = range ?? { first: 0, last: bytes - 1 };
  c.header('Content-Length', String(last - first + 1));
  if (range) c.header('Content-Range', `bytes ${first}-${last}/${bytes}`);
  const status = range ? 206 : 200;
  if (c.req.method === 'HEAD') return c.body(null, status);
  const leave = places.enter(countedAddress(c.var.clientAddress));
  // A reader who has gone before the first part is told by the signal alone: nobody reads or cancels the stream then.
  const { signal } = c.req.raw;
  signal.addEventListener('abort', leave, { once: true });
  const content = await streamOf(deps.storage, documentKey(file), { first, last }, leave);
  if (!content) throw noDocument();
  if (signal.aborted) leave();
  return c.body(content, status);
}

/** One range of bytes, as a browser asks that goes on with a download; of several, or none that we read, all is sent. */
function rangeOf(header: string | undefined, bytes: number): Range | 'none' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const first = from === '' ? Math.max(0, bytes - Number(to)) : Number(from);
  const last = from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1);
  return first > last ? 'none' : { first, last };
}
