import type { Deps } from '../../deps.ts';
import { createRouter } from '../../lib/route.ts';

export const committeeRoutes = (_deps: Deps) => createRouter();
