import type { Deps } from '../../deps.ts';
import { createRouter } from '../../lib/route.ts';

export const enquiryRoutes = (_deps: Deps) => createRouter();
