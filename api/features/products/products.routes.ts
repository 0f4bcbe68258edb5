import type { Deps } from '../../deps.ts';
import { createRouter } from '../../lib/route.ts';

export const productRoutes = (_deps: Deps) => createRouter();
