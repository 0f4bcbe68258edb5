import { createRoute, OpenAPIHono, type RouteConfig } from '@hono/zod-openapi';
import type { z } from 'zod';
import { type Access, describeAccess, type StepUp } from '../lib/access.ts';
import type { ApiEnv } from '../lib/actor.ts';
import { errorResponses, operationId } from '../lib/openapi/describe.ts';
import { requireAccess } from './require.ts';
import { rejectInvalid } from './validate.ts';

export const createRouter = () => new OpenAPIHono<ApiEnv>({ defaultHook: rejectInvalid });

type Spec<M, P, Q, R> = {
  method: M;
  path: P;
  access: Access;
  stepUp?: StepUp;
  /** Answered also while a new site is closed, with what a stranger may know of it then. */
  whileClosed?: boolean;
  summary: string;
  request?: Q;
  answer: R;
};

/** A route cannot be written without the rule of who may call it; the permission tests read it from the document. */
export function defineRoute<
  const M extends RouteConfig['method'],
  const P extends string,
  const R extends RouteConfig['responses'],
  const Q extends NonNullable<RouteConfig['request']> = Record<never, never>,
>({ method, path, access, stepUp, whileClosed, summary, request, answer }: Spec<M, P, Q, R>) {
  const config = {
    method,
    path,
    operationId: operationId(method, path),
    summary,
    description: describeAccess(access, stepUp),
    tags: [path.split('/')[1] ?? ''],
    'x-access': access,
    security: access.kind === 'anyone' || access.kind === 'tokenless' ? [] : [{ bearer: [] }],
    middleware: [requireAccess(access, { stepUp, whileClosed })] as const,
    // Errors are thrown, so the type of an answer is what a successful call gives.
    responses: { ...answer, ...errorResponses({ method, path, access, request }) },
    ...(request && { request }),
  };
  return createRoute(config as unknown as { method: M; path: P; request: Q; responses: R });
}

const json = <T extends z.ZodType>(schema: T) => ({ 'application/json': { schema } });

export const ok = <T extends z.ZodType>(schema: T) => ({ 200: { description: 'Done', content: json(schema) } });
export const created = <T extends z.ZodType>(schema: T) => ({ 201: { description: 'Created', content: json(schema) } });
export const noContent = { 204: { description: 'Done; there is nothing to say' } } as const;
export const body = <T extends z.ZodType>(schema: T) => ({ content: json(schema), required: true as const });
