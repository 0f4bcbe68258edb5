import type { Deps } from '../../deps.ts';
import { createRouter } from '../../lib/route.ts';

export const orderRoutes = (_deps: Deps) => createRouter();
