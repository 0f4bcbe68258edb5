import { Hono } from 'hono';
import type { Deps } from '../../../deps.ts';
import { anyone } from '../../../lib/access.ts';
import type { ApiEnv } from '../../../lib/actor.ts';
import { requireAccess } from '../../../middleware/require.ts';
import { drawIcon, icons } from './icons.service.ts';

/** Where phones and browsers look for the school's icon. A crest is also shown before the site is open. */
export const iconPaths = Object.keys(icons);

export const iconRoutes = (deps: Deps) => {
  const router = new Hono<ApiEnv>();
  for (const [path, icon] of Object.entries(icons)) {
    router.get(path, requireAccess(anyone, { whileClosed: true }), async (c) => {
      const content = await drawIcon(deps, icon);
      c.header('Content-Type', icon.side === undefined ? 'image/x-icon' : 'image/png');
      c.header('Cache-Control', 'public, max-age=86400');
      return c.body(new Uint8Array(content));
    });
  }
  return router;
};
