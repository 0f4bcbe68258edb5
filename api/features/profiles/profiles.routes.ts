import type { Deps } from '../../deps.ts';
import { createRouter } from '../../lib/route.ts';

export const profileRoutes = (_deps: Deps) => createRouter();
