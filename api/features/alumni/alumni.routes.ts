import type { Deps } from '../../deps.ts';
import { createRouter } from '../../lib/route.ts';

export const alumniRoutes = (_deps: Deps) => createRouter();
