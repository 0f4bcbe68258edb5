import { type Context, Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import { anyone } from '../../lib/access.ts';
import type { ApiEnv } from '../../lib/actor.ts';
import { notFound } from '../../lib/errors.ts';
import { originalKey } from '../../lib/storage/keys.ts';
import { streamOf } from '../../lib/storage/storage.ts';
import { requireAccess } from '../../middleware/require.ts';
import { actorOfTicket } from '../auth/tickets.ts';
import { previewKeyIn } from '../previews/preview-cookie.ts';
import { isPreviewed } from '../previews/previews.service.ts';
import { canLookAt } from './media.policy.ts';
import { findToShow, isPortraitOf, type ShownMedia } from './media.queries.ts';
import { servedWidth, variantOf } from './media.variants.ts';

/** Pictures at `/images/{name}`, with `?w=` in the next width of the list, as AVIF or WebP. */
export const imageRoutes = (deps: Deps) =>
  new Hono<ApiEnv>().get('/:name', requireAccess(anyone, { whileClosed: true }), async (c) => {
    // A picture that is not there today may be tomorrow, and the other way round.
    c.header('Cache-Control', 'private, no-store');
    const file = await findToShow(deps.db, c.req.param('name'), deps.clock());
    const isPublic = file !== undefined && canLookAt(null, file);
    if (!file || !(isPublic || (await mayLook(deps, c, file)))) throw notFound('There is no such picture.');
    // Before the site is open the crest is all that strangers see, on the page and in mails.
    if (!file.isCrest && (await c.var.isOutside())) throw notFound('There is no such picture.');
    const wanted = {
      width: c.req.query('w'),
      acceptsAvif: c.req.header('accept')?.includes('image/avif') ?? false,
      savesData: c.req.header('save-data')?.toLowerCase() === 'on',
    };
    const width = servedWidth(wanted, file.width);
    const variant = width ? await variantOf(deps, file, width, wanted) : undefined;
    const original = () => streamOf(deps.storage, originalKey(file.name), { first: 0, last: file.bytes - 1 });
    const content = width ? variant && new Uint8Array(variant.content) : await original();
    if (!content) throw notFound('There is no such picture.');
    c.header('Content-Type', variant?.type ?? `image/${file.type}`);
    if (width) c.header('Vary', 'Accept, Save-Data');
    // A stored name never gets another content.
    if (isPublic && (file.isCrest || c.var.isOpen())) c.header('Cache-Control', 'public, max-age=31536000, immutable');
    return c.body(content);
  });

/** Only for what is not public is it asked who wants to see it: a page's picture brings no token, but a ticket. */
async function mayLook(deps: Deps, c: Context<ApiEnv>, file: ShownMedia): Promise<boolean> {
  const cookies = c.req.header('cookie');
  const actor = c.var.actor ?? (await actorOfTicket(deps, 'pictures', cookies));
  if (actor && (canLookAt(actor, file) || (await isPortraitOf(deps.db, file.name, actor.id)))) return true;
  const key = file.published ? previewKeyIn(deps, cookies) : undefined;
  return key !== undefined && (await isPreviewed(deps, key, file.name));
}
