import { Hono } from 'hono';
import sharp from 'sharp';
import { pictureWidths } from '../../../contract/picture-rules.ts';
import type { Deps } from '../../deps.ts';
import { anyone } from '../../lib/access.ts';
import type { ApiEnv } from '../../lib/actor.ts';
import { notFound } from '../../lib/errors.ts';
import { originalKey, widthKey } from '../../lib/storage/keys.ts';
import { requireAccess } from '../../middleware/require.ts';
import { canSee } from './media.policy.ts';
import { findMedia, type MediaRow } from './media.queries.ts';

/** Pictures at `/images/{name}`, with `?w=` as WebP in the next width of the list. */
export const imageRoutes = (deps: Deps) =>
  new Hono<ApiEnv>().get('/:name', requireAccess(anyone), async (c) => {
    const file = await findMedia(deps.db, c.req.param('name'));
    if (!file || !canSee(c.var.actor, file)) throw notFound('There is no such picture.');
    const width = servedWidth(c.req.query('w'), file);
    const content = width ? await resized(deps, file, width) : await deps.storage.get(originalKey(file.name));
    if (!content) throw notFound('There is no such picture.');
    c.header('Content-Type', width ? 'image/webp' : `image/${file.type}`);
    // A stored name never gets another content.
    c.header('Cache-Control', file.published ? 'public, max-age=31536000, immutable' : 'private, no-store');
    return c.body(new Uint8Array(content));
  });

function servedWidth(asked: string | undefined, file: MediaRow): number | undefined {
  const wanted = Number(asked);
  if (!asked || !Number.isFinite(wanted) || wanted <= 0) return undefined;
  const next = pictureWidths.find((width) => width >= wanted) ?? pictureWidths[pictureWidths.length - 1] ?? file.width;
  return Math.min(next, file.width);
}

const underWay = new Map<string, Promise<Uint8Array | undefined>>();

/** Made when first asked for, once, and kept. */
async function resized({ storage }: Deps, { name }: MediaRow, width: number): Promise<Uint8Array | undefined> {
  const key = widthKey(name, width);
  const kept = await storage.get(key);
  if (kept) return kept;
  const running = underWay.get(key);
  if (running) return running;
  const work = (async () => {
    const original = await storage.get(originalKey(name));
    if (!original) return undefined;
    const content = await sharp(original).resize({ width }).webp({ quality: 76 }).toBuffer();
    await storage.put(key, content);
    return content;
  })().finally(() => underWay.delete(key));
  underWay.set(key, work);
  return work;
}
