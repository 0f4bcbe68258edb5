import { ApiError } from '../errors.ts';

export const storageMessage = 'Pictures cannot be stored or shown at the moment. Please try again in a minute.';
const retryAfterSeconds = 30;

/** A full disk or a bucket that does not answer is nobody's mistake: retry later. */
export function storageUnavailable(cause: unknown): ApiError {
  return Object.assign(new ApiError('unavailable', storageMessage, { retryAfterSeconds }), { cause });
}
