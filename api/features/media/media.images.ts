import { Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import { anyone } from '../../lib/access.ts';
import type { ApiEnv } from '../../lib/actor.ts';
import { notFound } from '../../lib/errors.ts';
import { originalKey } from '../../lib/storage/keys.ts';
import { requireAccess } from '../../middleware/require.ts';
import { copyOf, servedWidth } from './media.copies.ts';
import { canSee } from './media.policy.ts';
import { findMedia } from './media.queries.ts';

/** Pictures at `/images/{name}`, with `?w=` in the next width of the list, as AVIF or WebP. */
export const imageRoutes = (deps: Deps) =>
  new Hono<ApiEnv>().get('/:name', requireAccess(anyone), async (c) => {
    const file = await findMedia(deps.db, c.req.param('name'));
    if (!file || !canSee(c.var.actor, file)) throw notFound('There is no such picture.');
    const wish = {
      width: c.req.query('w'),
      takesAvif: c.req.header('accept')?.includes('image/avif') ?? false,
      savesData: c.req.header('save-data')?.toLowerCase() === 'on',
    };
    const width = servedWidth(wish, file.width);
    const copy = width ? await copyOf(deps, file, width, wish) : undefined;
    const content = width ? copy?.content : await deps.storage.get(originalKey(file.name));
    if (!content) throw notFound('There is no such picture.');
    c.header('Content-Type', copy?.type ?? `image/${file.type}`);
    if (width) c.header('Vary', 'Accept, Save-Data');
    // A stored name never gets another content.
    c.header('Cache-Control', file.published ? 'public, max-age=31536000, immutable' : 'private, no-store');
    return c.body(new Uint8Array(content));
  });
