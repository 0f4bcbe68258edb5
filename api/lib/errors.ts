import { type ErrorCode, errorStatus } from '../../contract/common/errors.ts';
import type { SecondStep } from '../../contract/people/second-step.ts';

/** Thrown anywhere below a route; the error handler turns it into the answer. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly step: SecondStep | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    more: { fields?: Record<string, string>; retryAfterSeconds?: number; step?: SecondStep } = {},
  ) {
    super(message);
    this.code = code;
    this.fields = more.fields;
    this.step = more.step;
    this.retryAfterSeconds = more.retryAfterSeconds;
  }

  get status() {
    return errorStatus[this.code];
  }
}

export const notFound = (what = 'There is nothing at this address.') => new ApiError('not_found', what);
/** The site is for those who are signed in, until its owner opens it. */
export const notOpen = () => new ApiError('not_open', 'This site opens soon.');
export const forbidden = (why = 'You may not do this.') => new ApiError('forbidden', why);
/** Every field that is wrong is named, with its first message; what is wrong as a whole has no field. */
export function invalidBy(issues: readonly { path: PropertyKey[]; message: string }[], whole = 'request'): ApiError {
  const fields: Record<string, string> = {};
  for (const { path, message } of issues) fields[path.join('.') || whole] ??= message;
  return invalid(fields);
}
export const invalid = (fields: Record<string, string>) =>
  new ApiError('invalid', Object.values(fields)[0] ?? 'The request is not valid.', { fields });
