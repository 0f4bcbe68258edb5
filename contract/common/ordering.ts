import { z } from 'zod';
import { pictureInfo } from '../media/media.ts';
import { id } from './fields.ts';

/** Of more than these nobody moves one by hand. */
export const maxOrdered = 500;

export const orderMessages = {
  stale: 'Somebody else has changed this list meanwhile. Look at it as it is now.',
  ids: 'Name each of them, and each once.',
  tooMany: `Only a list of up to ${maxOrdered} can be put in order by hand.`,
} as const;

const ids = z
  .array(id, { error: orderMessages.ids })
  .max(maxOrdered, orderMessages.tooMany)
  .refine((all) => new Set(all).size === all.length, orderMessages.ids);

export const orderChange = z.object({
  ids: ids.describe('All of the list, in their new order'),
  was: ids.describe('All of the list as you saw it: when it is different by now, nothing is changed'),
});

export type OrderChange = z.infer<typeof orderChange>;

const orderedThing = z
  .object({
    id,
    name: z.string(),
    note: z.string().describe('What tells it from others'),
    picture: pictureInfo.nullable(),
  })
  .meta({ id: 'OrderedThing' });

export type OrderedThing = z.infer<typeof orderedThing>;

export const orderedList = z.object({ docs: z.array(orderedThing) });
