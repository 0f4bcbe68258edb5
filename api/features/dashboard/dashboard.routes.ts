import type { Deps } from '../../deps.ts';
import { createRouter } from '../../lib/route.ts';

export const dashboardRoutes = (_deps: Deps) => createRouter();
