import { z } from 'zod';
import { id, instant } from './fields.ts';

/** What is chosen of a list, to do the same to each; the message says how many it may be. */
export const chosenOf = (max: number, message: string) =>
  z
    .array(
      z.object({ id, updatedAt: instant.describe('As it was in the list: what was changed since stays as it is') }),
      { error: message },
    )
    .min(1, message)
    .max(max, message)
    .refine((all) => new Set(all.map((one) => one.id)).size === all.length, 'Name each of them once.');
