import type { Deps } from '../../deps.ts';
import { createRouter } from '../../lib/route.ts';

export const pageRoutes = (_deps: Deps) => createRouter();
