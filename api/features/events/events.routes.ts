import type { Deps } from '../../deps.ts';
import { createRouter } from '../../lib/route.ts';

export const eventRoutes = (_deps: Deps) => createRouter();
