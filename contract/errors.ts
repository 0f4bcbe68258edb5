import { z } from 'zod';
import { secondStep } from './second-step.ts';

/** The one table of what can go wrong: each code has one status. */
export const errorStatus = {
  invalid: 400,
  wrong_credentials: 401,
  second_step: 401,
  wrong_code: 401,
  challenge_expired: 401,
  no_token: 401,
  no_session: 401,
  token_invalid: 403,
  token_expired: 403,
  session_ended: 403,
  suspended: 403,
  step_up: 403,
  factor_required: 403,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  stale: 409,
  file_in_use: 409,
  too_large: 413,
  wrong_type: 415,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

export const errorAnswer = z
  .object({
    code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional().describe('A message for every field that is wrong'),
    step: secondStep.optional().describe('With `second_step`: how the sign-in goes on'),
    requestId: z.string().optional().describe('Quote it when you report a fault of the server'),
  })
  .meta({ id: 'Error' });

export type ErrorAnswer = z.infer<typeof errorAnswer>;
