import type { Context, ErrorHandler, NotFoundHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';
import type { ErrorAnswer } from '../../contract/common/errors.ts';
import { isDatabaseUnavailable, postgresCode, untranslatableCharacter } from '../db/client.ts';
import type { ApiEnv } from '../lib/actor.ts';
import { ApiError, invalid, notFound } from '../lib/errors.ts';

const unavailableMessage = 'This cannot be done just now. Please try again in a minute.';

export const answerError =
  (log: Logger): ErrorHandler<ApiEnv> =>
  (error, c) => {
    const known = asApiError(error);
    if (known) {
      if (known.code === 'unavailable') log.warn({ err: known.cause, requestId: c.var.requestId }, known.message);
      if (isRefusal(known)) log.info(refusalOf(known, c), 'refused');
      if (known.retryAfterSeconds) c.header('Retry-After', String(known.retryAfterSeconds));
      // The rest of a body that nobody read is still on its way: the connection is of no further use.
      if (known.status === 411 || known.status === 413) c.header('Connection', 'close');
      const answer: ErrorAnswer = {
        code: known.code,
        message: known.message,
        ...(known.fields && { fields: known.fields }),
        ...(known.step && { step: known.step }),
      };
      return c.json(answer, known.status);
    }
    // The reader gets an id, the log gets the rest.
    log.error({ err: error, requestId: c.var.requestId, path: c.req.path }, 'unexpected error');
    const answer: ErrorAnswer = {
      code: 'internal',
      message: 'Something went wrong on our side. Please try again.',
      requestId: c.var.requestId,
    };
    return c.json(answer, 500);
  };

export const answerNotFound: NotFoundHandler<ApiEnv> = (c) => {
  const error = notFound();
  return c.json({ code: error.code, message: error.message } satisfies ErrorAnswer, error.status);
};

/** Who knocked where they may not, or too often: what one looks for after something has happened. */
const isRefusal = ({ status }: ApiError) => status === 401 || status === 403 || status === 429;

const refusalOf = ({ code }: ApiError, c: Context<ApiEnv>) => ({
  requestId: c.var.requestId,
  code,
  method: c.req.method,
  path: c.req.path,
  address: c.var.clientAddress,
  userId: c.var.actor?.id,
});

function asApiError(error: unknown): ApiError | undefined {
  if (error instanceof ApiError) return error;
  // Hono's own refusals: a body that is not JSON, a form that cannot be read.
  if (error instanceof HTTPException && error.status === 400)
    return invalid({ body: /json/i.test(error.message) ? 'The body is not valid JSON.' : 'The form cannot be read.' });
  if (error instanceof HTTPException && error.status === 415)
    return new ApiError('wrong_type', 'This address does not take such a body.');
  if (error instanceof HTTPException && error.status === 413)
    return new ApiError('too_large', 'The request is too large.');
  // PostgreSQL's texts cannot hold a NUL, wherever in a request somebody put one.
  if (postgresCode(error) === untranslatableCharacter)
    return new ApiError('invalid', 'The request has a character that is not text.');
  if (isDatabaseUnavailable(error))
    return Object.assign(new ApiError('unavailable', unavailableMessage, { retryAfterSeconds: 5 }), { cause: error });
  return undefined;
}
