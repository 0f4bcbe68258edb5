import type { Deps } from '../../deps.ts';
import { createRouter } from '../../lib/route.ts';

export const userRoutes = (_deps: Deps) => createRouter();
