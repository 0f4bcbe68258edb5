import type { Deps } from '../../deps.ts';
import { createRouter } from '../../lib/route.ts';

export const galleryRoutes = (_deps: Deps) => createRouter();
