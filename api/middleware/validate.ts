import type { Hook } from '@hono/zod-openapi';
import type { ApiEnv } from '../lib/actor.ts';
import { invalidBy } from '../lib/errors.ts';
import '../lib/error-map.ts';

/** What is wrong as a whole has no field: then it is the body or the address. */
const wholes: Record<string, string> = { json: 'body', form: 'body', query: 'address', param: 'address' };

// biome-ignore lint/suspicious/noExplicitAny: the hook serves every schema
export const rejectInvalid: Hook<any, ApiEnv, any, any> = (result) => {
  if (result.success) return;
  throw invalidBy(result.error.issues, wholes[result.target]);
};
