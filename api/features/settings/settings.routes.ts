import type { Deps } from '../../deps.ts';
import { createRouter } from '../../lib/route.ts';

export const settingsRoutes = (_deps: Deps) => createRouter();
