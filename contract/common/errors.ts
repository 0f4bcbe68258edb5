import { z } from 'zod';
import { secondStep } from '../people/second-step.ts';

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
  not_open: 403,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  stale: 409,
  file_in_use: 409,
  length_required: 411,
  too_large: 413,
  wrong_type: 415,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** What each code says to who calls. */
export const errorMeaning: Record<ErrorCode, string> = {
  invalid: 'Something in the request is wrong; `fields` has a message for each field',
  wrong_credentials: 'There is no such account, or it has another password',
  second_step: 'The password was right; `step` says how the sign-in goes on',
  wrong_code: 'The code or passkey was not accepted',
  challenge_expired: 'The second step took too long; start again',
  no_token: 'An access token is needed',
  no_session: 'There is no session to renew',
  token_invalid: 'The access token is not one of ours',
  token_expired: 'The access token is old; refresh once and try again',
  session_ended: 'The session was ended',
  suspended: 'The account is suspended',
  step_up: 'A fresh proof is needed first (POST /users/step-up)',
  factor_required: 'The role needs a second step, and the account has none',
  not_open: 'The site is not open to everybody yet; sign in',
  forbidden: 'This is for others, or was sent by a page of another site',
  not_found: 'There is no such thing, or not for you',
  conflict: 'It contradicts what is there',
  stale: 'Somebody else has saved since; load it again',
  file_in_use: 'The picture is shown somewhere',
  length_required: 'The length of the body has to be said in `Content-Length`',
  too_large: 'The body or the file is too large',
  wrong_type: 'Such a body or file is not taken',
  too_many_requests: 'Too often; `Retry-After` says when to try again',
  internal: 'A fault of the server; `requestId` finds it in the log',
  unavailable: 'It cannot be done just now; try again later',
};

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
