import { z } from 'zod';

/** Often enough that somebody is seen within two seconds. */
export const presenceIntervalMs = 1_500;

export const presenceQuery = z.object({
  path: z
    .string()
    .regex(/^\/[\w/-]{1,119}$/, 'This must be the path of a page.')
    .describe('The path at which the person has it open'),
});

export const presence = z
  .object({ others: z.array(z.object({ id: z.number().int(), name: z.string() })).describe('Who else has it open') })
  .meta({ id: 'Presence' });

export type Presence = z.infer<typeof presence>;
