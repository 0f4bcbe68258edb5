import { postgresCode, uniqueViolation } from '../db/client.ts';
import { ApiError } from './errors.ts';

/** Two may choose the same name at once, so the unique index has the last word; its refusal is told beside the field. */
export function refuseDuplicate<T>(work: Promise<T>, field: string, message: string): Promise<T> {
  return work.catch((error) => {
    if (postgresCode(error) !== uniqueViolation) throw error;
    throw new ApiError('conflict', message, { fields: { [field]: message } });
  });
}
