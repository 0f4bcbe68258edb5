import { Hono } from 'hono';
import type { Deps } from '../../../deps.ts';
import { anyone } from '../../../lib/access.ts';
import type { ApiEnv } from '../../../lib/actor.ts';
import { requireAccess } from '../../../middleware/require.ts';
import { findDrawing } from './drawings.service.ts';

/** Nothing else is looked for: a school may have pages of this name. */
export const drawingPath = '/drawings/:edition{[0-9a-f]{8}}/:file{[a-z]+(?:-[0-9]+)?\\.svg}';

/** The drawings in the colours of the school. They are also shown before it is open, at the sign-in. */
export const drawingRoutes = (deps: Deps) =>
  new Hono<ApiEnv>().get(drawingPath, requireAccess(anyone, { whileClosed: true }), async (c) => {
    const { edition, file } = c.req.param();
    const found = await findDrawing(deps, file.slice(0, -'.svg'.length), edition);
    if (!found) return c.notFound();
    // A page from before shows what the school has now; nobody but an administrator can have another palette drawn.
    if (found.edition !== edition) {
      c.header('Cache-Control', 'no-store');
      return c.redirect(`/drawings/${found.edition}/${file}`, 302);
    }
    c.header('Content-Type', 'image/svg+xml');
    c.header('Cache-Control', found.isSketch ? 'private, no-store' : 'public, max-age=31536000, immutable');
    return c.body(found.drawing);
  });
