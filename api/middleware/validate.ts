import type { Hook } from '@hono/zod-openapi';
import type { ApiEnv } from '../lib/actor.ts';
import { invalid } from '../lib/errors.ts';

/** Every field that is wrong is named, with its first message. */
// biome-ignore lint/suspicious/noExplicitAny: the hook serves every schema
export const rejectInvalid: Hook<any, ApiEnv, any, any> = (result) => {
  if (result.success) return;
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) {
    const name = issue.path.join('.') || result.target;
    fields[name] ??= issue.message;
  }
  throw invalid(fields);
};
