import type { Hook } from '@hono/zod-openapi';
import type { ApiEnv } from '../lib/actor.ts';
import { invalid } from '../lib/errors.ts';
import '../lib/error-map.ts';

/** What is wrong as a whole has no field: then it is the body or the address. */
const wholes: Record<string, string> = { json: 'body', form: 'body', query: 'address', param: 'address' };

/** Every field that is wrong is named, with its first message. */
// biome-ignore lint/suspicious/noExplicitAny: the hook serves every schema
export const rejectInvalid: Hook<any, ApiEnv, any, any> = (result) => {
  if (result.success) return;
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) {
    const name = issue.path.join('.') || (wholes[result.target] ?? 'request');
    fields[name] ??= issue.message;
  }
  throw invalid(fields);
};
